/** What the files around a demo are made from. */
export interface ProjectParts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
