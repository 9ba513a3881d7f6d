import * as v from 'valibot';
import { describeIssue } from './describeIssue.ts';

/** Data that are not what the schema says. */
export class DataError extends Error {
  /** The keys that lead to the wrong value. */
  readonly path: readonly (string | number)[];
  readonly dotPath: string;
  readonly found: string;
  readonly expected: string;

  constructor(issue: v.BaseIssue<unknown>) {
    const dotPath = v.getDotPath(issue) ?? 'the file';
    const { found, expected } = describeIssue(issue);
    super(`${dotPath}: expected ${expected}, found ${found}`);
    this.name = 'DataError';
    this.path = issue.path?.map((item) => item.key as string | number) ?? [];
    this.dotPath = dotPath;
    this.found = found;
    this.expected = expected;
  }
}

/**
 * Checks `value` against `schema`.
 * @throws DataError with the path of the first wrong value, what was found and what was expected.
 */
export function parseWith<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new DataError(result.issues[0]);
}
