import * as v from 'valibot';
import { parseWith } from '../../content/parseWith.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const byEntity = <Schema extends v.GenericSchema>(value: Schema) => v.record(text, value);

const versionsSchema = v.strictObject({
  /** The version that "since" and "later" are seen from. */
  documented: text,
  oldest: text,
  newest: text,
  /** How many versions were read. */
  count: v.number(),
  /** The first version that had a prop, by entity and prop. */
  since: byEntity(byEntity(text)),
  /** Props that the documented version does not have. */
  later: byEntity(v.array(v.strictObject({ name: text, since: text, type: text }))),
});

/** Since when there is what, as `npm run api:versions` reads it from the published packages. */
export type ApiVersions = v.InferOutput<typeof versionsSchema>;

/** @throws Error naming the first entry that is wrong. */
export function parseApiVersions(json: string): ApiVersions {
  return parseWith(versionsSchema, JSON.parse(json));
}

/** Orders `7.9.0` before `7.31.1`. */
export function compareVersions(a: string, b: string): number {
  const [as, bs] = [a, b].map((version) => version.split('.').map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (as?.[index] ?? 0) - (bs?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
