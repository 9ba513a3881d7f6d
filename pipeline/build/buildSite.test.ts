import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assert } from '../../shared/assert.ts';
import { type BuildReport, createFixtureSite } from '../../tests/support/fixtureSite.ts';

const buildTimeout = 180_000;

const page = (fields: string, body = '') => `---\n${fields}\n---\n\n${body}\n`;
const sound = 'title: Page\ndescription: A page.';
const demo = (name: string, title = name) =>
  `<Demo src="./${name}.tsx" title="${title}">\n</Demo>\n`;

/** Files with something wrong in each. */
const mistakes = {
  'wrong-type/index.mdx': page(`${sound}\norder: first`),
  'unknown-field/index.mdx': page(`${sound}\ntilte: Oops`),
  'missing-field/index.mdx': page('title: Only a title'),
  'bad-yaml/index.mdx': page('title: [unclosed\ndescription: x'),
  'no-front-matter/index.mdx': 'Just text.\n',
  'no-markdown/index.mdx': page(sound, 'One < two {'),
  'unknown-element/index.mdx': page(sound, '<Marquee>\n\nText\n\n</Marquee>'),
  'missing-demo/index.mdx': page(sound, demo('nothing')),
  'dead-link/index.mdx': page(sound, 'Go [there](/nowhere) or\n[elsewhere](/demo/first#nothing).'),
  'dead-hero/index.mdx': page(
    `${sound}\nhero:\n  title: Hero\n  description: A hero.\n  demo: ./gone.tsx\n  actions:\n    - text: Away\n      link: /away`,
  ),
  'broken-data/index.mdx': page(sound, '<Changelog source="broken" />'),
  'broken-data/broken.json': '{ "versions": [ }',
  'wrong-data/index.mdx': page(sound, '<Changelog source="wrong" />'),
  'wrong-data/wrong.json': '{ "versions": [{ "version": 7, "date": null, "changes": [] }] }',
  'demo/no-group/index.mdx': page(`${sound}\ngroup: advanced`),
  'orphan/index.zh-CN.mdx': page(sound),
  'no-loader/index.mdx': page(`${sound}\nserverLoader: true`),
  'bad-loader/index.mdx': page(`${sound}\nserverLoader: true`),
  'bad-loader/serverLoader.ts':
    "import { nobody } from './people';\nexport default () => nobody;\n",
  'bad-loader/people.ts': 'export const somebody = 1;\n',
  'twins/index.mdx': page(
    sound,
    `${demo('twin', 'Here')}\n<Demo src="./other/twin.tsx" title="There">\n</Demo>`,
  ),
  'twins/twin.tsx': 'export default () => null;\n',
  'twins/other/twin.tsx': 'export default () => null;\n',
  'twice.mdx': page(sound),
  'twice/index.mdx': page(sound),
  'suffixed-cn.mdx': page(sound),

  'demos/index.mdx': page(
    sound,
    [
      'syntax',
      'duplicate-name',
      'missing-export',
      'missing-file',
      'missing-package',
      'broken-json',
      'broken-style',
      'nothing-shown',
      'throws',
      'throws-inside',
      'throws-on-load',
    ]
      .map((name) => demo(name))
      .join('\n'),
  ),
  'demos/syntax.tsx': 'export default function Syntax() {\n  return <p>;\n}\n',
  'demos/duplicate-name.tsx': 'const a = 1;\nconst a = 2;\nexport default () => a;\n',
  'demos/missing-export.tsx':
    "import { lengths } from './rivers';\nexport default () => lengths.length;\n",
  'demos/rivers.ts': 'export const rivers = [];\n',
  'demos/missing-file.tsx': "import x from './nowhere';\nexport default () => x;\n",
  'demos/missing-package.tsx': "\nimport x from 'left-pad';\nexport default () => x;\n",
  'demos/broken-json.tsx': "import x from './rivers.json';\nexport default () => x.a;\n",
  'demos/rivers.json': '{\n  "a": \n}\n',
  'demos/broken-style.tsx': "import './broken.css';\nexport default () => null;\n",
  'demos/broken.css': '.a {\n  color: red;\n',
  'demos/nothing-shown.tsx': 'export const Named = () => null;\n',
  'demos/throws.tsx':
    'export default function Throws() {\n  const { title } = document;\n  return title;\n}\n',
  'demos/throws-inside.tsx':
    "import React from 'react';\n\nexport default function ThrowsInside() {\n  return React.createElement('p', { style: 'wrong' });\n}\n",
  'demos/throws-on-load.tsx':
    '\nconst width = window.innerWidth;\nexport default () => String(width);\n',
} as const satisfies Record<string, string>;

/** Where each mistake is, and what the build says that it found and expected there. */
const expectations: readonly (readonly [place: string, found: RegExp, expected: RegExp])[] = [
  // Front matter
  ['wrong-type/index.mdx:4:8', /^"first"$/, /order: number/],
  ['unknown-field/index.mdx:4:8', /^tilte$/, /title, description, group/],
  ['missing-field/index.mdx:2', /^nothing$/, /description: a text/],
  ['bad-yaml/index.mdx:3:1', /Flow sequence/, /field: value/],
  ['no-front-matter/index.mdx:1', /^Just text\.$/, /---/],
  // Markdown, links and data
  ['no-markdown/index.mdx:6:12', /closing brace/, /markdown/],
  ['unknown-element/index.mdx:6:1', /^<Marquee>$/, /<Demo>/],
  ['missing-demo/index.mdx:6', /^\.\/nothing\.tsx$/, /a path to a \.tsx file/],
  ['dead-link/index.mdx:6:4', /^\/nowhere$/, /the address of a page/],
  ['dead-link/index.mdx:7:1', /^\/demo\/first#nothing$/, /#first/],
  ['dead-hero/index.mdx:7', /\.\/gone\.tsx/, /a path to a \.tsx file/],
  ['dead-hero/index.mdx:10:1', /^\/away$/, /the address of a page/],
  ['broken-data/broken.json:1:17', /Unexpected token/, /a file that can be parsed/],
  ['wrong-data/wrong.json:1:29', /^7$/, /versions\.0\.version: string/],
  // Pages among one another
  ['demo/no-group/index.mdx:4', /^advanced$/, /one of basics/],
  ['orphan/index.zh-CN.mdx:1', /no en-US page/, /without a locale in its name/],
  ['twice/index.mdx:1', /twice\.mdx/, /one file a page/],
  ['suffixed-cn.mdx:1', /^\/suffixed-cn$/, /-cn/],
  ['twins/index.mdx:9:1', /^#twin$/, /once a page/],
  ['twins/other/twin.tsx:1', /twins\/twin\.tsx/, /no other demo/],
  // Server loaders
  ['no-loader/index.mdx:4', /serverLoader: true/, /serverLoader\.ts/],
  ['bad-loader/serverLoader.ts:1:10', /"nobody" is not exported/, /imports and exports/],
  // Demos as they are read
  ['demos/syntax.tsx:3:1', /Unexpected token/, /TypeScript/],
  ['demos/missing-file.tsx:1', /^\.\/nowhere$/, /a file of the content folder/],
  ['demos/missing-package.tsx:2', /^left-pad$/, /"dependencies" in package\.json/],
  ['demos/rivers.json:3:1', /Unexpected token/, /a file that can be parsed/],
  ['demos/broken.css:1:1', /^Unclosed block$/, /CSS/],
  ['demos/nothing-shown.tsx:1', /no default export/, /export default function/],
  // Demos as they are bundled
  ['demos/missing-export.tsx:1:10', /^"lengths" is not exported by ".*rivers\.ts"\.$/, /exports/],
  ['demos/duplicate-name.tsx:1:7', /already been declared/, /modules/],
  // Demos as they are rendered
  ['demos/throws.tsx:2:21', /^ReferenceError: document is not defined$/, /clientOnly/],
  ['demos/throws-inside.tsx:1', /^Error: The `style` prop/, /clientOnly/],
  ['demos/throws-on-load.tsx:2:15', /^ReferenceError: window is not defined$/, /clientOnly/],
];

describe.each([
  ['bundled at once', {}],
  ['bundled in several runs', { demosOfRun: 4 }],
])('a content with many mistakes, %s', (_, options) => {
  const site = createFixtureSite(undefined, options);
  let report: BuildReport;
  beforeAll(async () => {
    for (const [file, text] of Object.entries(mistakes)) site.write(file, text);
    report = await site.build();
  }, buildTimeout);
  afterAll(site.dispose);

  const inContent = (file: string) =>
    `${path.relative(site.repository, site.contentFolder)}/${file}`;

  test('is told at once: each mistake with its file, line, what was found and what was expected', () => {
    assert(report.kind === 'problems', JSON.stringify(report));
    const places = report.problems.map(({ file, line, column }) =>
      [file, line, column].filter((part) => part !== undefined).join(':'),
    );
    expect(places.sort()).toEqual(expectations.map(([place]) => inContent(place)).sort());
  });

  test.each(expectations)('%s', (place, found, expected) => {
    assert(report.kind === 'problems', JSON.stringify(report));
    const problem = report.problems.find(
      ({ file, line, column }) =>
        [file, line, column].filter((part) => part !== undefined).join(':') === inContent(place),
    );
    expect(problem).toMatchObject({
      found: expect.stringMatching(found),
      expected: expect.stringMatching(expected),
    });
    expect(problem?.message).toMatch(/^[A-Z<].*\.$/);
  });

  test('is told in plain text, without colours, stacks or paths of the machine', () => {
    assert(report.kind === 'problems', JSON.stringify(report));
    expect(report.message).toMatch(/^\d+ problems in the content\n/);
    expect(stripVTControlCharacters(report.message)).toBe(report.message);
    expect(report.message).not.toContain(site.repository);
    expect(report.message).not.toMatch(/\n\s+at /);
  });

  test('leaves no site that could be served', () => {
    expect(() => site.output('../dist-server/site.json')).toThrow(/ENOENT/);
  });
});

describe('a folder that is added to the content', () => {
  const site = createFixtureSite();
  let report: BuildReport;
  beforeAll(async () => {
    site.write(
      'demo/added/index.mdx',
      page(
        'title: Added\ndescription: New.\ngroup: basics',
        `Fresh words.\n\n${demo('lakes', 'Many lakes')}`,
      ),
    );
    site.write(
      'demo/added/index.$tab-more.mdx',
      page('title: More\ndescription: More of it.', demo('ponds')),
    );
    const table = site.read('draft/draft-table.tsx');
    site.write(
      'demo/added/lakes.tsx',
      table.replaceAll('DraftTable', 'Lakes').replace('Draft', 'Lake'),
    );
    site.write(
      'demo/added/ponds.tsx',
      table.replaceAll('DraftTable', 'Ponds').replace('Draft', 'Pond'),
    );
    report = await site.build();
  }, buildTimeout);
  afterAll(site.dispose);

  test('is a page with a route in every locale', () => {
    assert(report.kind === 'built', JSON.stringify(report));
    const routes = report.built.routes.map((route) => route.path);
    expect(routes).toEqual(expect.arrayContaining(['demo/added', 'demo/added-cn']));
  });

  test('is in the HTML, with its demo’s table, and says which language stands in for another', () => {
    const html = site.output('demo/added/index.html');
    expect(html).toContain('Fresh words.');
    expect(html).toMatch(/data-demo="lakes".*<table/s);
    expect(html).toMatch(/>Lake</);
    expect(html).toMatch(/data-demo="ponds".*>Pond</s);
    expect(JSON.parse(site.output('page-data/demo/added-cn.json'))).toMatchObject({
      localeId: 'zh-CN',
      textLocaleId: 'en-US',
    });
  });

  test('is in the sidebar and the gallery of other pages', () => {
    expect(site.output('demo/first/index.html')).toMatch(/href="\/demo\/added"[^>]*>Added/);
    expect(site.output('demo/index.html')).toMatch(/href="\/demo\/added"/);
  });

  test('has its demo alone at ~demos, not rendered', () => {
    for (const suffix of ['', '-cn']) {
      const html = site.output(`~demos/lakes${suffix}/index.html`);
      expect(html).toContain('<div id="root"></div>');
      expect(html).toContain('"kind":"standalone-demo"');
    }
  });

  test('can be searched and is in the sitemap', () => {
    const found = JSON.parse(site.output('page-data/search.en-US.json')).find(
      (meta: { link: string }) => meta.link === '/demo/added',
    );
    expect(found).toMatchObject({
      navTitle: 'Demo',
      title: 'Added',
      demos: [
        { link: '/demo/added#lakes', title: 'Many lakes' },
        { link: '/demo/added?tab=more#ponds', title: 'ponds' },
      ],
    });
    expect(site.output('sitemap.xml')).toContain('<loc>https://fixture.example/demo/added</loc>');
  });

  test('a debug page and its demo are nowhere', () => {
    assert(report.kind === 'built', JSON.stringify(report));
    const { built } = report;
    expect(built.routes.filter(({ path: route }) => route.includes('draft'))).toEqual([]);
    expect(built.demos.map(({ id }) => id)).toEqual(['first', 'lakes', 'ponds']);
    const files = readdirSync(site.outputFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      expect(path.relative(site.outputFolder, file)).not.toMatch(/draft/);
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/\/draft|DraftTable/);
    }
  });

  test('a page with a server loader has a document without content, which the client fills', () => {
    assert(report.kind === 'built', JSON.stringify(report));
    const route = report.built.routes.find((entry) => entry.path === 'greeting');
    expect(route).toMatchObject({ serverLoader: true, prerender: false });
    expect(Object.keys(report.built.serverLoaders)).toContain(route?.id);
    const html = site.output('greeting/index.html');
    expect(html).toContain('<div id="root"><div class="skeleton-shell"');
    expect(html).not.toContain('<h1');
  });
});
