import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { describeDataError } from '../content/describeDataError.ts';
import type { DemoUse, PageProblem } from './CompiledMarkdown.ts';
import type { Attributes, ElementDefinition } from './ElementDefinition.ts';
import { elements } from './elements/index.ts';
import type { PageContext } from './PageContext.ts';

interface Expansion {
  readonly demos: readonly DemoUse[];
  readonly dataFiles: readonly string[];
  readonly problems: readonly PageProblem[];
}

/** Replaces the site's elements in `tree` by what they stand for, from the inside out. */
export function expandElements(tree: Root, page: PageContext): Expansion {
  const demos: DemoUse[] = [];
  const dataFiles: string[] = [];
  const problems: PageProblem[] = [];
  const report = (problem: PageProblem) => problems.push(problem);

  const expandElement = (node: MdxJsxFlowElement): RootContent[] => {
    const place = {
      line: node.position?.start.line ?? 1,
      column: node.position?.start.column ?? 1,
    };
    const name = node.name ?? '';
    const definition: ElementDefinition | undefined = Object.hasOwn(elements, name)
      ? elements[name as keyof typeof elements]
      : undefined;
    if (definition === undefined) {
      report({
        ...place,
        message: 'There is no such element.',
        found: `<${name}>`,
        expected: `one of ${Object.keys(elements)
          .map((known) => `<${known}>`)
          .join(', ')}, or a code span`,
      });
      return [];
    }
    const attributes = readAttributes({ node, definition, report });
    if (attributes === undefined) return [];
    return definition.expand({
      node,
      attributes,
      page,
      report,
      addDemo: (demo) => demos.push(demo),
      readData(file, parse) {
        dataFiles.push(file);
        if (!existsSync(file)) {
          report({
            ...place,
            message: 'The data file does not exist.',
            found: path.relative(page.contentFolder, file),
            expected: `a file with the data of <${name}>`,
          });
          return undefined;
        }
        const text = readFileSync(file, 'utf8');
        try {
          return parse(text);
        } catch (error) {
          // Whatever is wrong with a file of the author's is a problem to report with all the others.
          const message = 'The data cannot be used.';
          report({ file, message, ...describeDataError(text, error) });
          return undefined;
        }
      },
    });
  };

  const expandChildren = (parent: Parent): void => {
    parent.children = parent.children.flatMap((child): RootContent[] => {
      if (isExpression(child)) {
        report({
          line: child.position?.start.line ?? 1,
          column: child.position?.start.column ?? 1,
          message: 'Pages are text and elements; they hold no JavaScript.',
          found: excerpt(child),
          expected: 'a code span or code block around `{`, `<`, `import` and `export`',
        });
        return [];
      }
      if (child.type === 'footnoteReference') {
        report({
          line: child.position?.start.line ?? 1,
          column: child.position?.start.column ?? 1,
          message: 'Pages have no footnotes.',
          found: `[^${child.label ?? child.identifier}]`,
          expected: 'the remark in its place, in brackets or as a <Note>',
        });
        return [];
      }
      if ('children' in child) expandChildren(child);
      if (child.type !== 'mdxJsxFlowElement') return [child];
      return expandElement(child);
    });
  };
  expandChildren(tree);
  return { demos, dataFiles, problems };
}

const expressionTypes: ReadonlySet<string> = new Set([
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxTextElement',
]);

function isExpression(node: Nodes): boolean {
  return expressionTypes.has(node.type);
}

function excerpt(node: Nodes): string {
  if ('value' in node && typeof node.value === 'string') return node.value.slice(0, 60);
  return 'name' in node && typeof node.name === 'string'
    ? `<${node.name}> inside a paragraph`
    : node.type;
}

interface AttributesOf {
  readonly node: MdxJsxFlowElement;
  readonly definition: ElementDefinition;
  readonly report: (problem: PageProblem) => void;
}

/** The element's attributes, or `undefined` if any of them is wrong. */
function readAttributes({ node, definition, report }: AttributesOf): Attributes | undefined {
  const known = [...definition.required, ...definition.optional];
  const line = node.position?.start.line ?? 1;
  const attributes: Record<string, string> = {};
  let isGood = true;
  const fail = (message: string, found: string, expected: string) => {
    isGood = false;
    report({ line, message, found, expected });
  };

  const isLacking = (name: string) => attributes[name] === undefined || attributes[name] === '';
  const unread = new Set<string>();
  for (const attribute of node.attributes) {
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      (typeof attribute.value === 'object' && attribute.value !== null)
    ) {
      // One that is there but cannot be read is not lacking; a spread may be any of them.
      for (const name of attribute.type === 'mdxJsxAttribute' ? [attribute.name] : known)
        unread.add(name);
      fail(`An attribute of <${node.name}> is not a plain text.`, 'an expression', 'name="text"');
      continue;
    }
    if (known.includes(attribute.name)) attributes[attribute.name] = attribute.value ?? '';
    else
      fail(
        `<${node.name}> has no attribute "${attribute.name}".`,
        attribute.name,
        known.length === 0 ? 'no attributes' : `one of ${known.join(', ')}`,
      );
  }
  for (const name of definition.required) {
    if (isLacking(name) && !unread.has(name))
      fail(`<${node.name}> lacks the attribute "${name}".`, 'nothing', `${name}="…"`);
  }
  return isGood ? attributes : undefined;
}
