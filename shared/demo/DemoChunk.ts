/** Where the built code of a demo lies. */
export interface DemoChunk {
  readonly id: string;
  /** Root-absolute address of the module whose default export is the demo. */
  readonly script: string;
  /** Modules that `script` imports, so that they can be asked for at the same time. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}
