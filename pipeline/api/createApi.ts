import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseApiEntity } from '../content/apiSchema.ts';
import { describeDataError } from '../content/describeDataError.ts';
import type { Problem } from '../problems/Problem.ts';
import type { ApiDefinitions } from './ApiReference.ts';
import { apiEntities } from './apiEntities.ts';
import { buildReference, type DescribedEntity } from './buildReference.ts';
import { installedTypes } from './types/installedTypes.ts';
import type { TypeSurface } from './types/TypeSurface.ts';
import { parseApiVersions } from './versions/apiVersions.ts';

interface ApiOptions {
  readonly repository: string;
  readonly contentFolder: string;
  /** The site's configuration: whether the reference is made from the types at all. */
  readonly isEnabled: boolean;
}

export interface Api {
  readonly definitions: () => ApiDefinitions;
  /** Everything that does not fit between types and descriptions; nothing before the types are read. */
  readonly problems: () => readonly Problem[];
  /** Fulfilled when the definitions no longer resolve. @throws Error when the types cannot be read. */
  readonly whenResolved: Promise<void>;
  /** Whether the reference is made from the file. */
  readonly isSource: (file: string) => boolean;
  /** Reads descriptions again. */
  readonly forget: () => void;
}

/** The API reference: the installed types and, from `content/_api`, what types cannot say. */
export function createApi({ repository, contentFolder, isEnabled }: ApiOptions): Api {
  const folder = path.join(contentFolder, '_api');
  const versionsFile = path.join(folder, 'versions.json');
  // Content without a reference needs no types.
  const isPresent = isEnabled && existsSync(versionsFile);
  let surface: TypeSurface | undefined;
  let built: { definitions: ApiDefinitions; problems: readonly Problem[] } | undefined;

  const whenResolved = isPresent
    ? installedTypes(repository).then((types) => {
        surface = types;
      })
    : Promise.resolve();
  // Whoever waits sees the failure; nobody else has to.
  whenResolved.catch(() => undefined);

  const build = () => {
    if (!isEnabled) return { definitions: { kind: 'off' } as const, problems: [] };
    if (!isPresent)
      return { definitions: { kind: 'ready', reference: new Map() } as const, problems: [] };
    if (surface === undefined) return { definitions: { kind: 'resolving' } as const, problems: [] };
    const shownFolder = path.relative(repository, folder).split(path.sep).join('/');
    const { descriptions, problems: fileProblems } = readDescriptions(folder, shownFolder);
    const { reference, problems } = buildReference({
      definitions: apiEntities,
      surface,
      versions: parseApiVersions(readFileSync(versionsFile, 'utf8')),
      descriptions,
      folder: shownFolder,
    });
    built = {
      definitions: { kind: 'ready', reference },
      problems: fileProblems.length > 0 ? fileProblems : problems,
    };
    return built;
  };
  const current = () => built ?? build();
  return {
    definitions: () => current().definitions,
    problems: () => current().problems,
    whenResolved,
    isSource: (file) => file.startsWith(folder + path.sep),
    forget() {
      built = undefined;
    },
  };
}

function readDescriptions(folder: string, shownFolder: string) {
  const descriptions: DescribedEntity[] = [];
  const problems: Problem[] = [];
  for (const name of readdirSync(folder).filter((item) => item.endsWith('.yaml'))) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const file = `${shownFolder}/${name}`;
    try {
      descriptions.push({ entity: parseApiEntity(text), file, text });
    } catch (error) {
      // Whatever is wrong with a file of the author's is a problem to report with all the others.
      problems.push({
        file,
        message: 'The descriptions cannot be used.',
        ...describeDataError(text, error),
      });
    }
  }
  return { descriptions, problems };
}
