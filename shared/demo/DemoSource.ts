import type { DemoAsset } from './DemoAsset.ts';

export interface SourceFile {
  /** Path as in the asset's dependencies. */
  readonly path: string;
  /** The last part of the path, for a tab. */
  readonly name: string;
  readonly language: string;
  readonly code: string;
  /** `code`, highlighted. */
  readonly html: string;
}

/** What "Show Code" needs, loaded when it is asked for. */
export interface DemoSource {
  readonly asset: DemoAsset;
  readonly files: readonly SourceFile[];
}
