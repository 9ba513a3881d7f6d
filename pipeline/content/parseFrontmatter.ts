import * as v from 'valibot';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../problems/Problem.ts';
import { describeIssue } from './describeIssue.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

const frontmatterSchema = v.strictObject({
  title: text,
  description: text,
  /** The group of the section's sidebar that the page stands in. */
  group: v.optional(text),
  /** The page's place in its group; pages without one come last. */
  order: v.optional(v.number()),
  /** Makes the page the first one of a navigation group that all pages below its folder belong to. */
  nav: v.optional(v.strictObject({ title: text, path: text, order: v.number() })),
  /** The sidebar groups of the section that this page begins. */
  groups: v.optional(v.array(v.strictObject({ id: text, title: text }))),
  hero: v.optional(
    v.strictObject({
      title: text,
      description: text,
      demo: v.optional(text),
      actions: v.optional(v.array(v.strictObject({ text, link: text }))),
    }),
  ),
  /** Keeps the page out of production builds. */
  debug: v.optional(v.boolean()),
  serverLoader: v.optional(v.boolean()),
});

export type Frontmatter = v.InferOutput<typeof frontmatterSchema>;

interface FrontmatterSource {
  /** The YAML between the `---` lines. */
  readonly yaml: string;
  readonly file: string;
  /** The line in the file on which `yaml` begins, from 1. */
  readonly firstLine: number;
}

/** The line in the file on which a field of the front matter stands; the first one if it is not there. */
export type LineOfField = (...path: (string | number)[]) => number;

interface FrontmatterResult {
  readonly frontmatter: Frontmatter | undefined;
  readonly lineOf: LineOfField;
  readonly problems: readonly Problem[];
}

/** Reads a page's front matter. With any problem there is no front matter. */
export function parseFrontmatter(source: FrontmatterSource): FrontmatterResult {
  const { file, firstLine } = source;
  const { document, placeOf, nodePlace } = readDocument(source);
  const lineOf = createLineOf(source);

  if (document.errors.length > 0) {
    return {
      frontmatter: undefined,
      lineOf,
      problems: document.errors.map((error) => ({
        file,
        ...placeOf(error.pos[0]),
        message: 'The front matter is not valid YAML.',
        found: (error.message.split('\n')[0] ?? error.message).replace(
          / at line \d+, column \d+:?$/,
          '',
        ),
        expected: 'one `field: value` a line',
      })),
    };
  }

  let content: unknown;
  try {
    content = document.toJS() ?? {};
  } catch (error) {
    // An alias of nothing, or aliases of aliases that would fill the memory; neither has a place.
    const message = 'The front matter is not valid YAML.';
    const found = error instanceof Error ? error.message : String(error);
    const problem = { file, line: firstLine, message, found, expected: 'no aliases' };
    return { frontmatter: undefined, lineOf, problems: [problem] };
  }
  const result = v.safeParse(frontmatterSchema, content);
  if (result.success) return { frontmatter: result.output, lineOf, problems: [] };

  const problems = result.issues.map((issue): Problem => {
    const path = issue.path?.map((item) => item.key as string | number) ?? [];
    const field = path.join('.');
    const place = placeOf(nodePlace(path));
    if (issue.type === 'strict_object' && issue.expected === 'never') {
      return {
        file,
        ...place,
        message: `The front matter has an unknown field "${field}".`,
        found: field,
        expected: `one of ${Object.keys(frontmatterSchema.entries).join(', ')}`,
      };
    }
    const isMissing = issue.received === 'undefined' || issue.type === 'strict_object';
    const { found, expected } = describeIssue(issue);
    const wanted = isMissing && expected.startsWith('"') ? 'a text that is not empty' : expected;
    return {
      file,
      ...place,
      message: isMissing
        ? `The front matter lacks the field "${field}".`
        : `The front matter field "${field}" has the wrong type.`,
      found: isMissing ? 'nothing' : found,
      expected: `${field}: ${wanted}`,
    };
  });
  return { frontmatter: undefined, lineOf, problems };
}

/**
 * Few pages are asked for lines: those with a hero, and those with something wrong. The YAML is read again for them
 * instead of being kept with every page.
 */
function createLineOf(source: FrontmatterSource): LineOfField {
  return (...path) => {
    const { placeOf, nodePlace } = readDocument(source);
    return placeOf(nodePlace(path)).line;
  };
}

function readDocument({ yaml, firstLine }: FrontmatterSource) {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, logLevel: 'error' });
  return {
    document,
    /** Where in the file an offset of the YAML is. */
    placeOf(offset: number | undefined): { line: number; column?: number } {
      if (offset === undefined) return { line: firstLine };
      const { line, col } = lineCounter.linePos(offset);
      return { line: firstLine + line - 1, column: col };
    },
    /** The offset of a field's value, if it is there. */
    nodePlace(path: readonly (string | number)[]) {
      const node = document.getIn(path, true);
      return isNode(node) ? node.range?.[0] : undefined;
    },
  };
}
