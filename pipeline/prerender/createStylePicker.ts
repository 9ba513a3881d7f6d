import postcss, { type ChildNode, type Container } from 'postcss';
import { wholeRules } from '../demo/scopeStyles.ts';

/** Answers the rules of a style sheet that can match in a document with these classes, in their order. */
export type StylePicker = (classNames: ReadonlySet<string>) => string;

/** Takes a style sheet apart once, for any number of documents. */
export function createStylePicker(css: string): StylePicker {
  const pieces = piecesOf(postcss.parse(css));
  return (classNames) => pickAll(pieces, classNames);
}

/** The names in the `class` attributes of HTML. */
export function classNamesOf(html: string): Set<string> {
  const attributes = [...html.matchAll(/\sclass="([^"]*)"/g)];
  return new Set(attributes.flatMap(([, names = '']) => names.split(/\s+/)));
}

type Piece = (classNames: ReadonlySet<string>) => string;

function piecesOf(container: Container): Piece[] {
  return (container.nodes ?? []).map(pieceOf);
}

function pieceOf(node: ChildNode): Piece {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, canMatch: matcherOf(text) }));
    const content = piecesOf(node);
    return (classNames) => {
      const possible = selectors.filter(({ canMatch }) => canMatch(classNames));
      if (possible.length === 0) return '';
      return `${possible.map(({ text }) => text).join(',')}{${pickAll(content, classNames)}}`;
    };
  }
  const isGroup = node.type === 'atrule' && node.nodes !== undefined && !wholeRules.has(node.name);
  if (isGroup) {
    const content = piecesOf(node as Container);
    return (classNames) => {
      const picked = pickAll(content, classNames);
      return picked === '' ? '' : `@${node.name} ${node.params}{${picked}}`;
    };
  }
  const text = node.type === 'comment' ? '' : endOf(node);
  return () => text;
}

/** Declarations and statements, such as the order of layers, end with a semicolon; blocks do not. */
function endOf(node: ChildNode): string {
  const text = node.toString();
  return text.endsWith('}') ? text : `${text};`;
}

type Matcher = (classNames: ReadonlySet<string>) => boolean;

/**
 * Whether a selector can match where there are these classes and no others. Its own have to be there, and of the
 * alternatives in `:is()`, `:where()` and `:has()` those of one; `:not()` needs none.
 */
function matcherOf(selector: string): Matcher {
  const { outside, alternatives } = takeApart(selector);
  const needed = [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  const choices = alternatives.map((list) => postcss.list.comma(list).map(matcherOf));
  return (classNames) =>
    needed.every((name) => classNames.has(name)) &&
    choices.every((choice) => choice.some((canMatch) => canMatch(classNames)));
}

/** A selector without what is in its brackets, and the lists of which one selector must match. */
function takeApart(selector: string): { outside: string; alternatives: string[] } {
  let outside = '';
  const alternatives: string[] = [];
  let depth = 0;
  let start = 0;
  // An attribute's value may look like anything.
  for (const { 0: token, index } of selector.matchAll(/\[[^\]]*\]|[()]|[^[\]()]+/g)) {
    if (token === '(') {
      if (depth === 0) start = index;
      depth += 1;
    } else if (token === ')') {
      depth -= 1;
      if (depth === 0 && /:(?:is|where|has)$/.test(selector.slice(0, start)))
        alternatives.push(selector.slice(start + 1, index));
    } else if (depth === 0 && !token.startsWith('[')) outside += token;
  }
  return { outside, alternatives };
}

function pickAll(pieces: readonly Piece[], classNames: ReadonlySet<string>): string {
  return pieces.map((piece) => piece(classNames)).join('');
}
