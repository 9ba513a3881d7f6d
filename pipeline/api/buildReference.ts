import { apiAnchor } from '../../shared/api/apiAnchor.ts';
import type { ApiEntity } from '../content/apiSchema.ts';
import type { Problem } from '../problems/Problem.ts';
import type { ApiReference, LaterProp, ReferenceEntity, ReferenceProp } from './ApiReference.ts';
import type { ApiEntityDefinition } from './apiEntities.ts';
import type { TypedProp, TypeSurface } from './types/TypeSurface.ts';
import type { ApiVersions } from './versions/apiVersions.ts';

/** A file of descriptions. */
export interface DescribedEntity {
  readonly entity: ApiEntity;
  /** Relative to the repository. */
  readonly file: string;
  readonly text: string;
}

interface ReferenceSource {
  readonly definitions: Readonly<Record<string, ApiEntityDefinition>>;
  readonly surface: TypeSurface;
  readonly versions: ApiVersions;
  readonly descriptions: readonly DescribedEntity[];
  /** The folder of the descriptions, relative to the repository. */
  readonly folder: string;
}

/** Puts types, versions and descriptions together, and says what does not fit. */
export function buildReference(source: ReferenceSource): {
  readonly reference: ApiReference;
  readonly problems: readonly Problem[];
} {
  const { definitions, surface, versions, descriptions, folder } = source;
  const problems: Problem[] = [];
  const reference = new Map<string, ReferenceEntity>();
  for (const { entity, file } of descriptions) {
    if (Object.hasOwn(definitions, entity.id)) continue;
    problems.push({
      file,
      line: 1,
      message: 'The descriptions are of nothing that the reference has.',
      found: `id: ${entity.id}`,
      expected: `id: one of ${Object.keys(definitions).join(', ')}`,
    });
  }
  for (const [id, definition] of Object.entries(definitions)) {
    const described = descriptions.find(({ entity }) => entity.id === id);
    if (described === undefined) {
      problems.push({
        file: `${folder}/${id}.yaml`,
        message: 'The descriptions of an entity are missing.',
        found: 'no such file',
        expected: `the descriptions of ${id}, with title and summary`,
      });
      continue;
    }
    const typed = new Map(surface.entities[id]?.map((prop) => [prop.name, prop]));
    const later = versions.later[id] ?? [];
    problems.push(...differences({ described, typed, later }));
    const { title, summary, props, later: laterTexts } = described.entity;
    reference.set(id, {
      id,
      title,
      summary,
      inherits: definition.kind === 'props' ? definition.inherits : undefined,
      props: Object.entries(props).flatMap(([name, prop]): ReferenceProp[] => {
        const types = typed.get(name);
        if (types === undefined) return [];
        return [
          {
            name,
            anchor: apiAnchor(id, name),
            type: types.type,
            fullType: types.fullType,
            required: types.required,
            isInternal: types.isInternal === true,
            description: prop.description,
            noDemo: prop.noDemo,
            default: prop.default,
            deprecated: types.deprecated === undefined ? undefined : prop.deprecated,
            since: prop.since ?? versions.since[id]?.[name],
          },
        ];
      }),
      later: later.flatMap(({ name, since, type }): LaterProp[] => {
        const description = laterTexts[name];
        if (description === undefined) return [];
        return [{ name, anchor: apiAnchor(id, name), type, since, description }];
      }),
    });
  }
  return { reference, problems };
}

interface Comparison {
  readonly described: DescribedEntity;
  readonly typed: ReadonlyMap<string, TypedProp>;
  readonly later: readonly { readonly name: string }[];
}

/** Where descriptions and types do not say the same. */
function differences({ described, typed, later }: Comparison): Problem[] {
  const { entity, file, text } = described;
  const names = Object.keys(entity.props);
  const laterNames = later.map(({ name }) => name);
  const missing = (name: string, message: string) => ({
    file,
    line: 1,
    message,
    found: `nothing about ${name}`,
    expected: `${name}: a description in every language`,
  });
  const superfluous = (name: string, message: string) => ({
    file,
    line: lineOf(text, name),
    message,
    found: name,
    expected: `one of ${[...typed.keys()].join(', ')}`,
  });
  return [
    ...[...typed.keys()]
      .filter((name) => !names.includes(name))
      .map((name) => missing(name, 'A prop of the types has no description.')),
    ...names
      .filter((name) => !typed.has(name))
      .map((name) => superfluous(name, 'A description is of no prop that the types have.')),
    ...laterNames
      .filter((name) => entity.later[name] === undefined)
      .map((name) => missing(name, 'A prop of later versions has no description under "later".')),
    ...Object.keys(entity.later)
      .filter((name) => !laterNames.includes(name))
      .map((name) => superfluous(name, 'A description is of no prop that later versions have.')),
    ...names.flatMap((name) => {
      const isMarked = typed.get(name)?.deprecated !== undefined;
      const isDescribed = entity.props[name]?.deprecated !== undefined;
      if (!typed.has(name) || isMarked === isDescribed) return [];
      return [
        {
          file,
          line: lineOf(text, name),
          message: 'Types and descriptions differ in what is deprecated.',
          found: isMarked ? `${name} without "deprecated"` : `${name} with "deprecated"`,
          expected: isMarked
            ? 'deprecated: what to use instead, because the types mark it'
            : 'no "deprecated", because the types do not mark it',
        },
      ];
    }),
  ];
}

/** The line, from 1, where a prop's entry begins. */
function lineOf(text: string, name: string): number {
  return text.split('\n').findIndex((line) => line.trim() === `${name}:`) + 1 || 1;
}
