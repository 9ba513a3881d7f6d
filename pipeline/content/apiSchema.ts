import * as v from 'valibot';
import { parse } from 'yaml';
import { parseWith } from './parseWith.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const localizedText = v.strictObject({ 'en-US': text, 'zh-CN': text });

const propSchema = v.strictObject({
  description: localizedText,
  /** Code; types do not say defaults. */
  default: v.optional(text),
  /** What to use instead, or why not to mind; for what the types mark as deprecated. */
  deprecated: v.optional(localizedText),
  /** Why no demo shows a prop that readers may use; for authors. */
  noDemo: v.optional(text),
  /** A version before 7.0.0; the published types say all later ones. */
  since: v.optional(v.pipe(text, v.regex(/^(?:<6|[0-6](?:\.\d+){1,2})$/))),
});

const apiSchema = v.strictObject({
  id: text,
  title: localizedText,
  summary: localizedText,
  props: v.record(text, propSchema),
  /** Props that only later versions have. */
  later: v.optional(v.record(text, localizedText), {}),
});

export type LocalizedText = v.InferOutput<typeof localizedText>;
export type ApiEntity = v.InferOutput<typeof apiSchema>;
export type ApiProp = v.InferOutput<typeof propSchema>;

/**
 * Reads the descriptions of one component's or option object's props: all that types cannot say.
 * @throws Error naming the first entry that is wrong.
 */
export function parseApiEntity(yaml: string): ApiEntity {
  return parseWith(apiSchema, parse(yaml));
}
