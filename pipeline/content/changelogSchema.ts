import * as v from 'valibot';
import { parseWith } from './parseWith.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const localizedText = v.strictObject({ 'en-US': text, 'zh-CN': text });
const number = v.pipe(v.number(), v.integer(), v.minValue(1));

const changeSchema = v.strictObject({
  kind: v.picklist(['feat', 'fix', 'perf', 'docs', 'chore', 'refactor', 'breaking']),
  text: localizedText,
  pr: v.optional(number),
  issue: v.optional(number),
  /** `owner/name`, where the issue is another repository's. */
  issueRepo: v.optional(text),
  commit: v.optional(text),
  link: v.optional(v.pipe(v.string(), v.url())),
  /** The demo page that shows the change. */
  demo: v.optional(text),
});

const changelogSchema = v.strictObject({
  versions: v.array(
    v.strictObject({
      version: text,
      date: v.nullable(v.pipe(v.string(), v.isoDate())),
      changes: v.array(changeSchema),
      /** Names of public API that came with the version. */
      api: v.optional(v.array(text)),
    }),
  ),
  gaps: v.optional(
    v.array(
      v.strictObject({
        /** The version above the gap. */
        after: text,
        before: text,
        text: localizedText,
        url: v.pipe(v.string(), v.url()),
      }),
    ),
  ),
});

export type Changelog = v.InferOutput<typeof changelogSchema>;
export type Change = Changelog['versions'][number]['changes'][number];

/**
 * Reads a list of versions and their changes.
 * @throws Error naming the first entry that is wrong, what it holds and what it should hold.
 */
export function parseChangelog(json: string): Changelog {
  return parseWith(changelogSchema, JSON.parse(json));
}
