/** One thing wrong in what an author wrote. A build collects all of them before it stops. */
export interface Problem {
  /** Relative to the repository. */
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
  /** What is wrong, as one sentence. */
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  /** The author should know, but the site can be built. */
  readonly isWarning?: true;
}
