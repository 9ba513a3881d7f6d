/** One part of the results: a table, and what it says. */
export interface SectionResult {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Sentences below the table. */
  readonly remarks: readonly string[];
}

/** Something that `npm run bench -- <name>` measures. */
export interface BenchSection {
  readonly title: string;
  readonly run: () => Promise<SectionResult>;
}
