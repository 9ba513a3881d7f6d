import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { assert } from '../shared/assert.ts';
import { locales } from '../shared/locale/locales.ts';
import { matchLocale } from '../shared/locale/matchLocale.ts';
import type { DocumentPayload } from '../shared/page/PageData.ts';
import { normalizePath } from '../shared/route/normalizePath.ts';
import { App } from './App.tsx';
import { ChunkLoadError, StyleLoadError } from './chunk/ChunkLoadError.ts';
import { completeStyles } from './chunk/completeStyles.ts';
import { startLinkCopy } from './features/api/startLinkCopy.ts';
import { startCodeProps } from './features/code-props/startCodeProps.ts';
import { startColorMode } from './features/color-mode/colorModeStore.ts';
import { startCodePanelMemory } from './features/demo/codePanelMemory.ts';
import { demoResource, registerDemo } from './features/demo/demoResource.ts';
import { startLeavingCodePlaces } from './features/demo/leaveCodePlace.ts';
import { declareLanguage } from './features/locale/declareLanguage.ts';
import { messageResource } from './features/locale/messageResource.ts';
import { startRenewalWatch } from './features/renewal/startRenewalWatch.ts';
import { startScrollMemory } from './features/scroll/scrollMemory.ts';
import { startCodeCopy } from './markdown/startCodeCopy.ts';
import { startHeadingLinks } from './markdown/startHeadingLinks.ts';
import { pageResource } from './page/pageResource.ts';
import { applyDemoOptions } from './pages/applyDemoOptions.ts';
import { readPayload } from './payload/readPayload.ts';
import { startNavigation } from './router/startNavigation.ts';
import { showStartFailure } from './showStartFailure.ts';
import './styles/index.css';

/** Gives the address its one spelling, without a reload; query and hash stay. */
function tidyAddress(): void {
  const path = normalizePath(location.pathname);
  if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash);
}

/** Puts what came with the document where it is looked for. Answers whether its markup can be taken over. */
function takeOver(payload: DocumentPayload, path: string): boolean {
  switch (payload.kind) {
    case 'standalone-demo':
      registerDemo(payload.demo);
      return false;
    case 'not-found':
      // One document says "not found" for all addresses, in the first locale; other locales have to load theirs.
      if (payload.page.localeId !== matchLocale(path, locales).id) return false;
      pageResource.prime(path, { kind: 'not-found', page: payload.page });
      return payload.prerendered;
    case 'page':
      // A host that answers every address with one document has sent another page's.
      if (payload.page.path !== path || payload.page.route.serverLoader === true) return false;
      for (const chunk of Object.values(payload.page.demos)) {
        registerDemo(chunk);
        void demoResource.get(chunk.id).catch(() => undefined);
      }
      pageResource.prime(path, { kind: 'page', page: payload.page, serverData: undefined });
      return payload.prerendered;
    default:
      return payload satisfies never;
  }
}

/** The ids of the demos that the document brings. */
function demosOf(payload: DocumentPayload, path: string): readonly string[] {
  if (payload.kind === 'standalone-demo') return [payload.demo.id];
  const shown = pageResource.peek(path);
  return shown?.kind === 'page' ? Object.keys(shown.page.demos) : [];
}

/** What React has worked around. A chunk that did not load is shown in its place already. */
function onRecoverableError(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined;
  const isShown = cause instanceof ChunkLoadError || cause instanceof StyleLoadError;
  if (!isShown) reportError(error);
}

async function start(): Promise<void> {
  tidyAddress();
  const path = normalizePath(location.pathname);
  const payload = readPayload(document);
  const canHydrate = takeOver(payload, path);
  const localeId = matchLocale(path, locales).id;
  declareLanguage(localeId);

  startRenewalWatch(payload.kind === 'standalone-demo' ? payload.build : payload.page.build);
  startColorMode();
  if (payload.kind === 'standalone-demo') applyDemoOptions(new URLSearchParams(location.search));
  startScrollMemory();
  startCodePanelMemory();
  startLeavingCodePlaces();
  startCodeCopy();
  startLinkCopy();
  startCodeProps();
  startHeadingLinks();
  // Where React makes the page anew it would show placeholders first, and hold back for a while what takes their place.
  const awaited = canHydrate ? [] : demosOf(payload, path);
  const [messages] = await Promise.all([
    messageResource.get(localeId),
    completeStyles(),
    Promise.allSettled(awaited.map((id) => demoResource.get(id))),
  ]);
  if (messages.kind === 'failed') {
    showStartFailure(messages.error, localeId);
    return;
  }

  // Until there is an app to change the page, links are the browser's. Its back and forward can have come in between.
  startNavigation();
  const isSamePage = normalizePath(location.pathname) === path;

  const root = document.getElementById('root');
  assert(root, 'The document has no #root.');
  // A transition lets the browser in between; taking over a whole page in one piece would hold it up.
  if (canHydrate && isSamePage)
    startTransition(() => void hydrateRoot(root, <App />, { onRecoverableError }));
  else createRoot(root).render(<App />);
}

void start();
