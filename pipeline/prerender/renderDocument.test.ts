import { describe, expect, test } from 'vitest';
import { bootScript } from '../../shared/page/bootScript.ts';
import type { DocumentPayload, PageData } from '../../shared/page/PageData.ts';
import { formatPolicy } from '../security/contentPolicy.ts';
import { documentPolicy } from '../security/sitePolicy.ts';
import { robots, sitemap } from './crawlerFiles.ts';
import { renderDocument } from './renderDocument.ts';

const hostile = '"><script>alert(1)</script><!-- \' & </title>';

const page = (title: string) =>
  ({
    path: '/demo/a-cn',
    localeId: 'zh-CN',
    meta: { title, description: title, toc: [], tabs: [] },
    body: [],
    navigation: [{ title: '文档', path: '/index-cn' }],
    alternates: { 'en-US': '/demo/a', 'zh-CN': '/demo/a-cn' },
  }) as unknown as PageData;

const render = (payload: DocumentPayload, head = '', isGuarded = true) =>
  renderDocument({
    origin: 'https://site.example',
    generator: '4.0.64',
    assets: {
      script: '/assets/site.js',
      heaviest: '/assets/react.js',
      preloads: ['/assets/table.js'],
      styles: [{ kind: 'whole', address: '/assets/site.css', css: 'a{}' }],
    },
    head,
    markup: '<main>Markup</main>',
    payload,
    localeId: 'zh-CN',
    isGuarded,
  });

const ofPage = (title: string) => render({ kind: 'page', prerendered: true, page: page(title) });

/** What the client reads in the document. */
function payloadIn(html: string): unknown {
  const json = /<script type="application\/json" id="payload">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? '');
}

test('describes the page in the head', () => {
  const html = ofPage('标题');
  for (const part of [
    '<!doctype html>\n<html lang="zh-CN" data-site>',
    '<title>标题 – rc-table</title>',
    '<meta name="description" content="标题">',
    '<link rel="canonical" href="https://site.example/demo/a-cn">',
    '<link rel="alternate" hreflang="en-US" href="https://site.example/demo/a">',
    '<link rel="alternate" hreflang="zh-CN" href="https://site.example/demo/a-cn">',
    '<link rel="alternate" hreflang="x-default" href="https://site.example/demo/a">',
    '<meta property="og:title" content="标题">',
    '<meta property="og:locale" content="zh_CN">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<style data-href="/assets/site.css">a{}</style>',
    '<script type="module" src="/assets/site.js"></script>',
    '<div id="root"><main>Markup</main></div>',
  ])
    expect(html).toContain(part);
  expect(html).toMatch(/<meta name="generator" content="[^"]*4\.0\.64">/);
});

test('sets the colour mode before any style sheet is asked for', () => {
  const html = ofPage('Title');
  expect(html.indexOf('docs:prefers-color')).toBeGreaterThan(0);
  expect(html.indexOf('docs:prefers-color')).toBeLessThan(html.indexOf('<style'));
});

test('carries its policy before all that it is about, and it lets the one script in the head run', () => {
  const html = ofPage('Title');
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html);
  expect(policy?.index).toBeLessThan(html.indexOf('<script'));
  expect(policy?.[1]).toBe(formatPolicy(documentPolicy));
  expect(html.match(/<script>.*?<\/script>/gs)).toEqual([`<script>${bootScript}</script>`]);
  expect(policy?.[1]).not.toMatch(/script-src[^;]*unsafe/);
});

test('asks for the heaviest module before the text, and for the others after it', () => {
  const html = ofPage('Title');
  const places = [
    '<link rel="modulepreload" href="/assets/react.js">',
    '</head>',
    '</main>',
    '<link rel="modulepreload" href="/assets/table.js">',
    '<script type="module" src="/assets/site.js"></script>',
  ].map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('the development server has no policy', () => {
  const options = { kind: 'page', prerendered: false, page: page('T') } as const;
  expect(render(options, '', false)).not.toContain('Content-Security-Policy');
});

describe('hostile text', () => {
  const html = ofPage(hostile);

  test('stays text in the head', () => {
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
  });

  test('does not end the element that carries the data, and arrives as it was', () => {
    expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script/g)?.length ?? 0);
    expect(payloadIn(html)).toMatchObject({ page: { meta: { title: hostile } } });
  });
});

test('a page that is not found, and a demo alone, are not for search engines', () => {
  const notFound = render({ kind: 'not-found', prerendered: true, page: page('PAGE NOT FOUND') });
  const demo = { id: 'a', script: '/a.js', preloads: [], styles: [] };
  const standalone = render({ kind: 'standalone-demo', build: 'b', demo });
  for (const html of [notFound, standalone]) {
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  }
  expect(standalone).toContain('<html lang="zh-CN">');
  expect(payloadIn(standalone)).toEqual({ kind: 'standalone-demo', build: 'b', demo });
});

test('collected styles are in the head', () => {
  const html = render({ kind: 'page', prerendered: true, page: page('T') }, '<style>a{}</style>');
  expect(html.indexOf('<style>a{}</style>')).toBeLessThan(html.indexOf('</head>'));
});

test('the sitemap has every page with its translations', () => {
  const pages = [
    { path: '/', key: '/' },
    { path: '/a&b-cn', key: '/a&b' },
  ];
  const xml = sitemap({ pages: () => pages } as never, 'https://site.example');
  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(xml).toContain('<loc>https://site.example/a&amp;b-cn</loc>');
  expect(xml).toContain('hreflang="zh-CN" href="https://site.example/index-cn"');
  expect(robots('https://site.example')).toBe(
    'User-agent: *\nDisallow: /~demos/\nSitemap: https://site.example/sitemap.xml\n',
  );
});
