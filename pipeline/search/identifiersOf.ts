import path from 'node:path';

interface SourceFile {
  readonly path: string;
  readonly code: string;
}

/** Names that stand in every script and say nothing about this one. */
const common: ReadonlySet<string> = new Set(
  [
    'abstract any as async await boolean break case catch class const continue default delete else enum export',
    'extends false finally for from function if implements import in infer instanceof interface keyof let new',
    'null number of override private public readonly return satisfies static string super switch this throw true',
    'try type typeof undefined unknown var void while with yield React div span button aria label',
    'map filter key value event target name item index props',
  ].flatMap((line) => line.split(' ')),
);

const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm;
const textLiteral = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
const name = /[A-Za-z_$][\w$]*/g;
const className = /^[a-z]\w*(?:-{1,2}\w+)+$/i;

/**
 * The telling names in a demo's source, each once: props, functions, types, and class names out of texts and
 * style sheets. What demos share, the table theme for one, belongs to none of them and is left out.
 */
export function identifiersOf(files: readonly SourceFile[]): string[] {
  const names = files
    .filter((file) => !file.path.split('/').includes('_shared'))
    .flatMap(({ path: file, code }) =>
      path.extname(file) === '.css' ? classNamesOf(code) : namesOf(code),
    );
  return [...new Set(names)].filter((word) => word.length > 2 && !common.has(word));
}

function namesOf(code: string): string[] {
  const bare = code.replace(comment, ' ');
  const texts = (bare.match(textLiteral) ?? []).flatMap((text) => text.slice(1, -1).split(/\s+/));
  const isSpecifier = (text: string) => text.startsWith('.') || text.startsWith('@');
  return [
    ...(bare.replace(textLiteral, ' ').match(name) ?? []),
    ...texts.filter((text) => className.test(text) && !isSpecifier(text)),
  ];
}

function classNamesOf(code: string): string[] {
  const selectors = code.replace(comment, ' ').replace(/\{[^{}]*\}/g, ' ');
  return [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, found = '']) => found);
}
