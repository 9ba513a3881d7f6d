import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { DemoUse, PageProblem } from './CompiledMarkdown.ts';
import type { PageContext } from './PageContext.ts';

/** Attribute values by name; one without a value is an empty text. */
export type Attributes = Readonly<Record<string, string>>;

export interface ElementUse {
  readonly node: MdxJsxFlowElement;
  readonly attributes: Attributes;
  readonly page: PageContext;
  readonly report: (problem: PageProblem) => void;
  readonly addDemo: (demo: DemoUse) => void;
  /** Reads a data file; when it is missing or wrong, that is reported and the answer is `undefined`. */
  readonly readData: <Value>(file: string, parse: (text: string) => Value) => Value | undefined;
}

/** An element that authors may write in a page. */
export interface ElementDefinition {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** What takes the element's place. Elements inside it have been expanded already. */
  readonly expand: (use: ElementUse) => RootContent[];
}
