/** A file the demo needs; `value` is its text. */
export interface FileDependency {
  readonly type: 'FILE';
  readonly value: string;
}

/** A package the demo needs; `value` is the exact version. */
export interface PackageDependency {
  readonly type: 'NPM';
  readonly value: string;
}

/** Everything it takes to run a demo elsewhere. */
export interface DemoAsset {
  readonly type: 'BLOCK';
  readonly id: string;
  /** The components the demo is about. */
  readonly refAtomIds: readonly string[];
  /** By file path (relative to the content folder, the demo's own file first) or by package name. */
  readonly dependencies: Readonly<Record<string, FileDependency | PackageDependency>>;
}

/** A demo as the site runs it. */
export interface DemoEntry<Component> {
  readonly id: string;
  readonly component: () => Promise<{ readonly default: Component }>;
  readonly asset: DemoAsset;
}
