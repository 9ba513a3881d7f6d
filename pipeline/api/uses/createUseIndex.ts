import path from 'node:path';
import { codePlaceParameter, formatCodePlace } from '../../../shared/demo/codePlace.ts';
import { demoIdOf } from '../../content/contentPaths.ts';
import type { Demo } from '../../demo/readDemo.ts';
import type { ApiDefinitions, ApiReference } from '../ApiReference.ts';
import type { DemoMention } from './demoMentions.ts';
import { findPropUses } from './findPropUses.ts';
import type { PropUse } from './PropUse.ts';

/** A page, as far as it says which demos it embeds. */
export interface MentioningPage {
  /** The page's address without any locale. */
  readonly key: string;
  readonly localeId: string;
  readonly demos: readonly DemoMention[];
}

/** The first place where a demo uses a prop. */
export interface UsedProp {
  readonly entity: string;
  readonly prop: string;
  readonly line: number;
  /** Present where the place is not in the demo's own file. */
  readonly fileName?: string;
  /** Address without locale; leads to the demo with its code open at the line. */
  readonly target: string;
}

/** A demo that uses a prop. */
export interface DemoUseLink extends UsedProp {
  readonly demoId: string;
  /** What each locale's page calls the demo. */
  readonly titles: Readonly<Record<string, string>>;
}

interface UseIndexSource {
  readonly definitions: () => ApiDefinitions;
  /** The pages in the order in which their demos are listed. */
  readonly pages: () => readonly MentioningPage[];
  readonly demoAt: (file: string) => Demo;
}

export interface UseIndex {
  /** The demos that use a prop. */
  readonly demosOf: (entity: string, prop: string) => readonly DemoUseLink[];
  /** The props that a demo uses; `key` is the address of its page, without locale. */
  readonly propsOf: (demo: Demo, key: string) => readonly UsedProp[];
  /** Every place in a demo that names something of the reference. */
  readonly usesIn: (demo: Demo) => readonly PropUse[];
  /** Forgets which pages and demos there are. */
  readonly forgetPages: () => void;
  /** Forgets what the demos' code says, as it says other things in the words of another reference. */
  readonly forgetReference: () => void;
}

/** Which demos use what, both ways, read from their code. */
export function createUseIndex({ definitions, pages, demoAt }: UseIndexSource): UseIndex {
  // A demo that is read anew is another object.
  let known = new WeakMap<Demo, readonly PropUse[]>();
  let byProp: ReadonlyMap<string, readonly DemoUseLink[]> | undefined;

  const usesIn = (demo: Demo): readonly PropUse[] => {
    const state = definitions();
    if (state.kind !== 'ready' || demo.problems.length > 0) return [];
    const last = known.get(demo);
    if (last !== undefined) return last;
    const uses = findPropUses({ files: textsOf(demo), hasProp: hasPropIn(state.reference) });
    known.set(demo, uses);
    return uses;
  };

  const propsOf = (demo: Demo, key: string): UsedProp[] => {
    const own = Object.keys(demo.asset.dependencies)[0];
    // A prop's first place in the demo's own file counts more than one in a file beside it.
    const uses = [...usesIn(demo)].sort(
      (a, b) => Number(a.file !== own) - Number(b.file !== own) || a.line - b.line,
    );
    const first = new Map<string, UsedProp>();
    for (const { entity, prop, file, line } of uses) {
      if (prop === undefined || first.has(`${entity}.${prop}`)) continue;
      const fileName = file === own ? undefined : path.posix.basename(file);
      first.set(`${entity}.${prop}`, {
        entity,
        prop,
        line,
        target: useTarget({ key, demoId: demo.id, line, fileName }),
        ...(fileName !== undefined && { fileName }),
      });
    }
    return [...first.values()];
  };

  const build = () => {
    const links = new Map<string, DemoUseLink[]>();
    for (const { file, key, titles } of demoHomes(pages())) {
      const demo = demoAt(file);
      for (const use of propsOf(demo, key)) {
        const name = `${use.entity}.${use.prop}`;
        links.set(name, [...(links.get(name) ?? []), { ...use, demoId: demo.id, titles }]);
      }
    }
    return links;
  };

  return {
    usesIn,
    propsOf,
    demosOf(entity, prop) {
      byProp ??= build();
      return byProp.get(`${entity}.${prop}`) ?? [];
    },
    forgetPages() {
      byProp = undefined;
    },
    forgetReference() {
      known = new WeakMap();
      byProp = undefined;
    },
  };
}

interface UseAddress {
  /** The page's address without locale. */
  readonly key: string;
  readonly demoId: string;
  readonly line: number;
  readonly fileName: string | undefined;
}

/** The address, without locale, of a place in a demo's code: `?code=12`, or `?code=columns.ts:12`. */
export function useTarget({ key, demoId, line, fileName }: UseAddress): string {
  const place = formatCodePlace({ line, ...(fileName !== undefined && { fileName }) });
  return `${key}?${codePlaceParameter}=${place}#${demoId}`;
}

interface DemoHome {
  readonly file: string;
  readonly key: string;
  readonly titles: Readonly<Record<string, string>>;
}

/** Every demo with the first page that embeds it. */
function demoHomes(pages: readonly MentioningPage[]): DemoHome[] {
  const homes = new Map<string, DemoHome>();
  for (const { key, localeId, demos } of pages) {
    for (const { file, title } of demos) {
      const id = demoIdOf(file);
      const home = homes.get(id);
      if (home === undefined) homes.set(id, { file, key, titles: { [localeId]: title } });
      else if (home.key === key)
        homes.set(id, { ...home, titles: { ...home.titles, [localeId]: title } });
    }
  }
  return [...homes.values()];
}

function textsOf({ asset }: Demo): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asset.dependencies).flatMap(([file, dependency]) =>
      dependency.type === 'FILE' ? [[file, dependency.value]] : [],
    ),
  );
}

function hasPropIn(reference: ApiReference) {
  const names = new Map(
    [...reference.values()].map(
      ({ id, props }) => [id, new Set(props.map(({ name }) => name))] as const,
    ),
  );
  return (entity: string, prop: string) => names.get(entity)?.has(prop) === true;
}
