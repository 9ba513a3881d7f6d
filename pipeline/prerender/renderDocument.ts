import { bootScript } from '../../shared/page/bootScript.ts';
import { type DocumentPayload, payloadElementId } from '../../shared/page/PageData.ts';
import {
  absenceDescription,
  type HeadElement,
  pageDescription,
} from '../../shared/page/pageDescription.ts';
import { pageTitle, siteName } from '../../shared/page/pageTitle.ts';
import { stylePartAttribute } from '../../shared/page/styleBoot.ts';
import { tabBootStyle } from '../../shared/page/tabBoot.ts';
import { inlineStyleAttribute } from '../../shared/route/inlineStyle.ts';
import { escapeHtml } from '../highlight/escapeHtml.ts';
import { formatPolicy } from '../security/contentPolicy.ts';
import { documentPolicy } from '../security/sitePolicy.ts';

/**
 * A document's style sheet. Text comes with the rules it needs, so that nothing else has to arrive before it is
 * painted: with the `whole` sheet, or with a `part` of it whose sheet follows as a file after the text. A document
 * that scripts fill has its sheets as a `file`.
 */
export interface DocumentSheet {
  readonly kind: 'whole' | 'part' | 'file';
  readonly address: string;
  readonly css: string;
}

/** The files a document asks for. */
export interface DocumentAssets {
  /** The client's entry module. */
  readonly script: string;
  /** The module that takes longest to arrive, of those that the entry imports; there is none in development. */
  readonly heaviest: string | undefined;
  /** The other modules that the entry or the page's demos import. */
  readonly preloads: readonly string[];
  readonly styles: readonly DocumentSheet[];
}

export interface DocumentOptions {
  /** Where the site will stand, e.g. `https://example.com`; addresses in the head are absolute. */
  readonly origin: string;
  readonly generator: string;
  readonly assets: DocumentAssets;
  /** Further markup for the head, e.g. the styles a style library has collected. */
  readonly head: string;
  /** The content of `#root`. */
  readonly markup: string;
  readonly payload: DocumentPayload;
  readonly localeId: string;
  /** Whether the document carries its content policy, under which the development server cannot work. */
  readonly isGuarded: boolean;
}

/**
 * Without scripts, rc-table's measured header would stay hidden, buttons would do nothing, and the drawer that
 * holds the sidebar on small screens would not open; the sidebar then stands below the page.
 */
const noScriptStyle = [
  '.rc-table-header table{visibility:visible!important}',
  '[data-needs-script],[data-copy]{display:none!important}',
  // Tabs are chosen by a script; without one their contents follow one another.
  '[role=tabpanel][hidden]{display:block!important}',
  '.layout-sidebar{display:block!important;order:1}',
  '@media (width>=1024px){.layout-sidebar{order:0}}',
].join('');

/** A whole HTML document. */
export function renderDocument(options: DocumentOptions): string {
  const { payload, localeId, markup, isGuarded } = options;
  return [
    `<!doctype html>`,
    `<html lang="${localeId}"${payload.kind === 'standalone-demo' ? '' : ' data-site'}>`,
    `<head>`,
    `<meta charset="utf-8">`,
    ...(isGuarded ? [policyElement] : []),
    headOf(options),
    `</head>`,
    `<body>`,
    `<div id="root">${markup}</div>`,
    ...scriptsOf(options),
    `<script type="application/json" id="${payloadElementId}">${embedJson(payload)}</script>`,
    `</body>`,
    `</html>`,
    ``,
  ].join('\n');
}

function headOf(options: DocumentOptions): string {
  const { assets, payload, generator, head } = options;
  return [
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<script>${bootScript}</script>`,
    ...tabStyle(payload),
    ...describe(options),
    `<meta name="generator" content="${siteName} docs ${escapeHtml(generator)}">`,
    `<meta name="color-scheme" content="light dark">`,
    `<link rel="icon" href="/icon.svg" type="image/svg+xml">`,
    ...(assets.heaviest === undefined ? [] : [preload(assets.heaviest)]),
    waitForContent,
    ...assets.styles.map(styleElement),
    `<noscript><style>${noScriptStyle}</style></noscript>`,
    ...(head === '' ? [] : [head]),
  ].join('\n');
}

function styleElement({ kind, address, css }: DocumentSheet): string {
  switch (kind) {
    case 'whole':
      return `<style ${inlineStyleAttribute}="${address}">${css}</style>`;
    case 'part':
      return `<style ${stylePartAttribute}="${address}">${css}</style>`;
    case 'file':
      return `<link rel="stylesheet" href="${address}">`;
    default:
      return kind satisfies never;
  }
}

/**
 * They come after the text, because each request takes time from building the page. The heaviest is in the head: by
 * the time its answer begins the text is there, and it arrives while the page is laid out.
 */
function scriptsOf({ assets }: DocumentOptions): string[] {
  return [
    ...assets.preloads.map(preload),
    `<script type="module" src="${assets.script}"></script>`,
  ];
}

function preload(module: string): string {
  return `<link rel="modulepreload" href="${module}">`;
}

/** Comes before all that it is about. */
const policyElement = `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(documentPolicy)}">`;

/**
 * A document that is painted while it arrives has half a header and half a table, and both move as the rest
 * comes. Its styles are a large part of it, so that waiting for the rest takes no time to speak of. The element
 * waited for is the one after the scripts: laying out a page takes a slow processor so long that scripts which
 * the parser has not met by then are asked for a good deal later.
 */
const waitForContent = `<link rel="expect" href="#${payloadElementId}" blocking="render">`;

/** What a page with tabs needs so that it shows the right one from the first paint. */
function tabStyle(payload: DocumentPayload): string[] {
  const tabs = payload.kind === 'page' ? payload.page.meta.tabs : [];
  if (tabs.length === 0) return [];
  return [`<style>${tabBootStyle(tabs.map(({ key }) => key))}</style>`];
}

/** JSON inside a script element must not be able to end the element. */
function embedJson(value: unknown): string {
  return escapeScript(JSON.stringify(value));
}

function escapeScript(json: string): string {
  return json.replace(/</g, '\\u003c');
}

function describe({ payload, origin }: DocumentOptions): string[] {
  switch (payload.kind) {
    case 'standalone-demo':
      return [
        `<title>${escapeHtml(payload.demo.id)} – ${siteName}</title>`,
        ...absenceDescription.map(markupOf),
      ];
    case 'not-found':
      return [
        `<title>${escapeHtml(pageTitle(payload.page.meta))}</title>`,
        ...absenceDescription.map(markupOf),
      ];
    case 'page':
      return [
        `<title>${escapeHtml(pageTitle(payload.page.meta))}</title>`,
        ...pageDescription({ page: payload.page, origin }).map(markupOf),
      ];
    default:
      return payload satisfies never;
  }
}

function markupOf({ name, attributes, text }: HeadElement): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  const start = `<${name}${written.join('')}>`;
  return name === 'script' ? `${start}${escapeScript(text ?? '')}</script>` : start;
}
