import type { CompiledMarkdown } from '../markdown/CompiledMarkdown.ts';
import { compileMarkdown } from '../markdown/compileMarkdown.ts';
import type { PageContext } from '../markdown/PageContext.ts';
import type { Problem } from '../problems/Problem.ts';
import type { CompiledPage, CompiledTab } from './CompiledPage.ts';
import type { PageHead } from './PageHead.ts';
import type { GeneratedTab } from './propsTab.ts';

interface PageToCompile {
  readonly head: PageHead;
  readonly context: PageContext;
  /** The text of a page's or tab's file. */
  readonly sourceOf: (file: string) => string;
  /** What problems call a file. */
  readonly shownPath: (file: string) => string;
  /** The tabs that the build makes, from what the page's own text has turned out to be. */
  readonly generateTabs: (page: CompiledMarkdown) => readonly GeneratedTab[];
}

/** A tab with what its text adds to the page. */
interface TabResult {
  readonly tab: CompiledTab;
  readonly markdown: PlacedMarkdown;
}

/** Compiled text whose problems name their files. */
interface PlacedMarkdown extends Omit<CompiledMarkdown, 'problems'> {
  readonly problems: readonly Problem[];
}

/** Compiles a page's own text and its tabs. */
export function compilePage(options: PageToCompile): CompiledPage {
  const { head, context, sourceOf, shownPath, generateTabs } = options;
  const place = (markdown: CompiledMarkdown, filename: string): PlacedMarkdown => ({
    ...markdown,
    problems: markdown.problems.map((problem) => ({
      ...problem,
      file: problem.file === undefined ? filename : shownPath(problem.file),
    })),
  });
  const compileTab = createCompileTab(context, place);
  const text = compileMarkdown(sourceOf(head.file), context);
  const own = place(text, head.filename);
  const written = head.tabs.map((tab) =>
    compileTab({ ...tab, source: sourceOf(tab.file), dataFiles: [tab.file], isGenerated: false }),
  );
  const generated = generateTabs(text)
    .filter(({ key }) => !head.tabs.some((tab) => tab.key === key))
    .map((tab) =>
      compileTab({ ...tab, file: head.file, filename: head.filename, isGenerated: true }),
    );
  const tabs = [...generated, ...written];
  const all = [own, ...tabs.map(({ markdown }) => markdown)];
  return {
    ...own,
    head,
    tabs: tabs.map(({ tab }) => tab),
    anchors: new Set(all.flatMap(({ anchors }) => [...anchors])),
    links: all.flatMap(({ links }) => links),
    demos: all.flatMap(({ demos }) => demos),
    dataFiles: all.flatMap(({ dataFiles }) => dataFiles),
    problems: [...all.flatMap(({ problems }) => problems), ...sharedAnchors(head, all)],
  };
}

interface TabToCompile extends GeneratedTab {
  readonly file: string;
  readonly filename: string;
  readonly isGenerated: boolean;
}

function createCompileTab(
  context: PageContext,
  place: (markdown: CompiledMarkdown, filename: string) => PlacedMarkdown,
) {
  return ({
    key,
    title,
    source,
    file,
    filename,
    dataFiles,
    isGenerated,
  }: TabToCompile): TabResult => {
    const compiled = place(
      compileMarkdown(source, { ...context, file, anchorPrefix: `${key}-` }),
      filename,
    );
    const markdown = { ...compiled, dataFiles: [...compiled.dataFiles, ...dataFiles] };
    return {
      markdown,
      tab: {
        key,
        title,
        source,
        toc: markdown.toc,
        segments: markdown.segments,
        texts: markdown.texts,
        places: markdown.places,
        demoIds: markdown.demos.map(({ id }) => id),
        isGenerated,
      },
    };
  };
}

/** All tabs stand in one document, so an anchor may be in one of them only. */
function sharedAnchors(head: PageHead, all: readonly PlacedMarkdown[]): Problem[] {
  const seen = new Set<string>();
  const twice = all.flatMap(({ anchors }) =>
    [...anchors].filter((anchor) => seen.size === seen.add(anchor).size),
  );
  return twice.map((anchor) => ({
    file: head.filename,
    line: 1,
    message: 'Two tabs of the page have the same anchor.',
    found: `#${anchor}`,
    expected: 'headings, demos and API tables that stand in one tab only',
  }));
}
