import { readFileSync } from 'node:fs';
import path from 'node:path';
import { project } from '../../scripts/project.ts';
import { locales } from '../../shared/locale/locales.ts';
import { builtSite } from '../support/builtSite.ts';
import { onBlankPage } from '../support/onBlankPage.ts';
import { expect, isReady, test } from '../support/test.ts';

function messagesOf(localeId: string): Readonly<Record<string, string>> {
  const file = path.join(project.repository, 'locales', `${localeId}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

const [english, chinese] = locales.map(({ id }) => messagesOf(id));

test('every message exists in both languages, in alphabetical order', () => {
  for (const messages of [english, chinese]) {
    const ids = Object.keys(messages ?? {});
    expect(ids).toEqual([...ids].sort());
  }
  expect(Object.keys(chinese ?? {})).toEqual(Object.keys(english ?? {}));
});

/** Names of things, of props, of standards, which Chinese readers use as they are. */
const names =
  /rc-table|React|GitHub|npm|API|Markdown|Atom|JSX|TypeScript|ARIA|styled-components|CodeSandbox|StackBlitz|Vite|ZIP|English|MIT|HTML|CSS|RTL|[\w-]+\/[\w-]+(?:#\d+)?/g;

/** Whether a text has no word that could be translated. */
function hasNoWords(text: string): boolean {
  return !/\p{L}{2,}/u.test(text.replace(/\{\w+\}/g, '').replace(names, ''));
}

test('no Chinese message is an English one, empty, or without its values', () => {
  const bad = Object.entries(chinese ?? {}).filter(([id, text]) => {
    const original = english?.[id] ?? '';
    const valuesOf = (message: string) =>
      [...new Set([...message.matchAll(/\{(\w+)/g)].map(([, name]) => name))]
        .filter((name) => original.includes(`{${name}`))
        .sort();
    return (
      (!hasNoWords(text) && (!/\p{Script=Han}/u.test(text) || text === original)) ||
      valuesOf(text).join() !== valuesOf(original).join()
    );
  });
  expect(bad).toEqual([]);
});

/** Lists of names out of the component’s interface, such as “Table.Summary.Row” or “a, b, c”. */
const propNames = /^[\w.$]+(?:[,/、·.\s]+[\w.$]+)*$/;

/** What TypeScript says, which a reader searches for word by word. */
const compilerMessages = /does not exist|is not assignable|is of type/;

test('no Chinese page has English text in its shell', async ({ page, request }) => {
  const englishMessages = new Set(Object.values(english ?? {}));
  const untranslated: string[] = [];
  for (const { path: address } of builtSite.pages.filter(({ localeId }) => localeId === 'zh-CN')) {
    const html = await (await request.get(address)).text();
    const texts = await onBlankPage(
      page,
      (source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html');
        // Demos, code and what is marked as another language are not the shell's.
        const foreign = '.demo-stage, pre, code, svg, script, style, noscript, [lang]:not(html)';
        const found: string[] = [];
        const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode;
          if (parentElement?.closest(foreign) === null) found.push(textContent ?? '');
        }
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-copy', 'data-label'])
          for (const element of parsed.body.querySelectorAll(`[${name}]`))
            if (element.closest(foreign) === null) found.push(element.getAttribute(name) ?? '');
        return found.map((text) => text.trim());
      },
      html,
    );
    // An English message, or two words or more without a Chinese character.
    const bad = texts.filter((text) => {
      if (/\p{Script=Han}/u.test(text)) return false;
      if (compilerMessages.test(text)) return false;
      if (hasNoWords(text)) return false;
      if (englishMessages.has(text) && text !== 'Table') return true;
      const words = text.replace(names, '').match(/[A-Za-z]{2,}/g) ?? [];
      return words.length >= 2 && !propNames.test(text);
    });
    untranslated.push(...bad.map((text) => `${address}: ${text}`));
  }
  expect(untranslated).toEqual([]);
});

test('switch, links, back and forward keep language, title and dates in step', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const root = page.locator('html');
  await open('/demo/simple');
  await expect(page.locator('footer time')).toHaveText(/^[A-Z][a-z]{2} \d+, \d{4}$/);
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await expect(root).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveTitle(/^基础表格/);
  await expect(page.locator('footer time')).toHaveText(/^\d{4}年\d+月\d+日$/);
  await page
    .getByRole('navigation', { name: '页面' })
    .getByRole('link', { name: '行的 key' })
    .click();
  await expect(page).toHaveURL('/demo/key-cn');
  await isReady(page);
  await page.goBack();
  await page.goBack();
  await expect(root).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveTitle(/^Basic table/);
  await page.goForward();
  await expect(root).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveTitle(/^基础表格/);
});
