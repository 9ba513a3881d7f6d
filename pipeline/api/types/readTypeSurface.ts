import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiEntityDefinition } from '../apiEntities.ts';
import { createEntityReader } from './createEntityReader.ts';
import { createTypeProgram } from './createTypeProgram.ts';
import { plainType, type TypedProp, type TypeSurface } from './TypeSurface.ts';

interface SurfaceSource {
  /** Absolute path of the package's folder. */
  readonly packageFolder: string;
  readonly entities: Readonly<Record<string, ApiEntityDefinition>>;
}

/** Reads what a package's type declarations say about each entity. An entity that they lack has no props. */
export function readTypeSurface({ packageFolder, entities }: SurfaceSource): TypeSurface {
  const source = createTypeProgram({ packageFolder, entities });
  const reader = createEntityReader({ source, packageFolder, entities });
  const manifest = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const surface: Record<string, readonly TypedProp[]> = {};
  for (const [id, entity] of Object.entries(entities)) {
    const props = entity.kind === 'props' ? reader.propsOf(id) : reader.exportsOf(id, entity.names);
    const attributes = (entity.kind === 'props' && entity.attributes) || [];
    const inherited =
      (entity.kind === 'props' && entity.inherits && surface[entity.inherits]) || [];
    const known = new Set(inherited.map(keyOf));
    surface[id] = [
      ...props.filter((prop) => !known.has(keyOf(prop))),
      ...(props.length === 0 ? [] : attributes.map(attributeOf)),
    ];
  }
  return { version: manifest.version, entities: surface };
}

const keyOf = ({ name, fullType }: TypedProp) => `${name}: ${plainType(fullType)}`;

function attributeOf(name: string): TypedProp {
  const type = [{ text: 'string' }];
  return { name, type, fullType: type, required: false };
}
