/** The shape a demo's project has: what runs it elsewhere. */
export type ProjectKind = 'create-react-app' | 'vite';

/** A demo as a project that runs by itself. */
export interface DemoProject {
  readonly kind: ProjectKind;
  readonly title: string;
  readonly description: string;
  /** Texts by path; the same paths and texts as on the site, below `src/`. */
  readonly files: Readonly<Record<string, string>>;
  /** The packages that run, by name, each with its exact version. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** The packages that check and build. */
  readonly devDependencies: Readonly<Record<string, string>>;
  /** Path of the demo's own file, to be shown first. */
  readonly mainFile: string;
}
