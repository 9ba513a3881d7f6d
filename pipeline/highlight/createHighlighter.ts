import { createHighlighterCore, type ThemeRegistrationRaw } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import bash from 'shiki/langs/bash.mjs';
import css from 'shiki/langs/css.mjs';
import html from 'shiki/langs/html.mjs';
import json from 'shiki/langs/json.mjs';
import jsx from 'shiki/langs/jsx.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import ts from 'shiki/langs/typescript.mjs';
import { escapeHtml } from './escapeHtml.ts';
import { type TokenKind, tokenScopes } from './tokenScopes.ts';

const kinds = Object.keys(tokenScopes) as TokenKind[];

// Shiki speaks in colours, the site in classes: each kind gets a stand-in colour, which is mapped back below.
const standInColor = (kind: TokenKind) =>
  `#${(kinds.indexOf(kind) + 1).toString(16).padStart(6, '0')}`;
const kindByColor = new Map(kinds.map((kind) => [standInColor(kind).toUpperCase(), kind]));

const theme: ThemeRegistrationRaw = {
  name: 'kinds',
  type: 'light',
  settings: [
    { settings: { foreground: '#FFFFFE', background: '#FFFFFF' } },
    ...kinds.map((kind) => ({
      scope: [...tokenScopes[kind]],
      settings: { foreground: standInColor(kind) },
    })),
  ],
};

/** Turns code into HTML: one `span` a token, its kind as the class `code-<kind>`. */
export type Highlight = (code: string, language: string) => string;

/** The languages code can be in; anything else is shown as plain text. */
export const languages = ['bash', 'css', 'html', 'json', 'jsx', 'ts', 'tsx'] as const;

export async function createHighlighter(): Promise<Highlight> {
  const shiki = await createHighlighterCore({
    themes: [theme],
    langs: [bash, css, html, json, jsx, ts, tsx],
    // Faster over a whole build than the engine in JavaScript, and no different in what it finds.
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });

  return keepResults((code, language) => {
    if (!(languages as readonly string[]).includes(language)) return escapeHtml(code);
    const { tokens } = shiki.codeToTokens(code, { lang: language, theme: 'kinds' });
    return tokens.map((line) => renderLine(line)).join('\n');
  });
}

/** How many results are kept: enough for what many demos share, too few to grow with the site. */
const keptResults = 200;

/** The same code comes again: in every locale, and in every demo that imports a shared file. */
function keepResults(highlight: Highlight): Highlight {
  const results = new Map<string, string>();
  return (code, language) => {
    const key = `${language}\n${code}`;
    const result = results.get(key) ?? highlight(code, language);
    // The result used last stands last; the first one has been unused for longest.
    results.delete(key);
    results.set(key, result);
    const [oldest] = results.keys();
    if (results.size > keptResults && oldest !== undefined) results.delete(oldest);
    return result;
  };
}

interface Token {
  readonly content: string;
  readonly color?: string;
}

function renderLine(tokens: readonly Token[]): string {
  // Neighbours of one kind become one element; white space takes the kind before it.
  const runs: { kind: TokenKind | undefined; content: string }[] = [];
  for (const { content, color } of tokens) {
    const kind = kindByColor.get(color?.toUpperCase() ?? '');
    const last = runs.at(-1);
    if (last !== undefined && (last.kind === kind || content.trim() === ''))
      last.content += content;
    else runs.push({ kind, content });
  }
  return runs
    .map(({ kind, content }) =>
      kind === undefined
        ? escapeHtml(content)
        : `<span class="code-${kind}">${escapeHtml(content)}</span>`,
    )
    .join('');
}
