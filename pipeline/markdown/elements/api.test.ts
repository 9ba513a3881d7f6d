import { expect, it } from 'vitest';
import { project } from '../../../scripts/project.ts';
import { locales } from '../../../shared/locale/locales.ts';
import type { ApiDefinitions } from '../../api/ApiReference.ts';
import { readMessages } from '../../content/readMessages.ts';
import { compileMarkdown } from '../compileMarkdown.ts';

async function compile(definitions: ApiDefinitions, localeId: 'en-US' | 'zh-CN' = 'en-US') {
  const locale = locales.find(({ id }) => id === localeId);
  if (locale === undefined) throw new Error(localeId);
  const { segments, problems } = compileMarkdown('<API id="Tabel" />', {
    file: '/content/index.mdx',
    contentFolder: '/content',
    locale,
    messages: await readMessages(project.repository, localeId),
    highlight: (code) => code,
    api: { definitions: () => definitions, demosOf: () => [] },
  });
  const html = segments.map((segment) => (segment.type === 'html' ? segment.html : '')).join('');
  return { html, text: html.replace(/<[^>]*>/g, ''), problems };
}

const ready: ApiDefinitions = { kind: 'ready', reference: new Map() };

// Each state of the definitions has its message, and no other.
it.each([
  ['off', 'en-US', 'apiParser must be enabled to use auto-generated API'],
  ['off', 'zh-CN', '需要启用 apiParser 才能使用自动生成的 API'],
  ['resolving', 'en-US', 'Properties definition is resolving, wait a moment...'],
  ['resolving', 'zh-CN', '正在解析属性定义，请稍候……'],
] as const)('says that the definitions are %s (%s)', async (kind, localeId, message) => {
  const { html, text, problems } = await compile({ kind }, localeId);
  expect(text).toBe(message);
  expect(html).toContain(`data-api-state="${kind}"`);
  expect(problems).toEqual([]);
});

it.each([
  ['en-US', 'Properties definition not found for Tabel component'],
  ['zh-CN', '未找到 Tabel 组件的属性定义'],
] as const)('says that an id is unknown, to the author too (%s)', async (localeId, message) => {
  const { text, problems } = await compile(ready, localeId);
  expect(text).toBe(message);
  expect(problems).toMatchObject([{ line: 1, found: 'Tabel', isWarning: true }]);
});
