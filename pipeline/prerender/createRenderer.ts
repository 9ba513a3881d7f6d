import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { assert } from '../../shared/assert.ts';
import { mapPageHtml } from '../../shared/page/mapPageHtml.ts';
import type { DocumentPayload, PageData } from '../../shared/page/PageData.ts';
import { skeletonShell } from '../../shared/page/skeletonHtml.ts';
import type { OpaqueComponent, RenderModule } from '../../shared/render/RenderModule.ts';
import { demoEntry, serverEntry, styledComponentsEntry } from '../vite/entries.ts';
import {
  noStyleCollector,
  type StyleCollector,
  type StyledComponentsModule,
} from './collectStyles.ts';
import { createDocumentStyles } from './createDocumentStyles.ts';
import { createFileReader } from './createFileReader.ts';
import type { EntryFiles } from './readManifest.ts';
import { renderDocument } from './renderDocument.ts';
import { type FailureReport, reportFailure } from './reportFailure.ts';

/** How many requests a page may take until it can be used. */
const requestLimit = 12;

export interface RendererOptions {
  /** Folder of the server build. */
  readonly serverFolder: string;
  readonly origin: string;
  readonly generator: string;
  /** Folder of the client build. */
  readonly outputFolder: string;
  readonly client: EntryFiles;
  /** The client's modules with messages, by locale. */
  readonly messages: Readonly<Record<string, EntryFiles>>;
}

export interface PageToRender {
  readonly kind: 'page' | 'not-found';
  readonly path: string;
  readonly page: PageData;
  /** The demos that render on the server, by id. */
  readonly serverDemos: readonly string[];
  readonly usesStyledComponents: boolean;
}

export interface RenderedPage {
  readonly document: string;
  /** What threw while the page was rendered; the document is not whole then. */
  readonly failures: readonly FailureReport[];
}

/** Renders pages of one build to documents. */
export interface Renderer {
  readonly renderPage: (page: PageToRender) => Promise<RenderedPage>;
  /** A document without content, for what is made in the browser only. */
  readonly renderShell: (payload: DocumentPayload, localeId: string) => Promise<string>;
}

export async function createRenderer(options: RendererOptions): Promise<Renderer> {
  const { serverFolder, outputFolder, origin, generator, client } = options;
  const readFile = createFileReader(outputFolder);
  const load = <Module>(entry: string) =>
    import(pathToFileURL(path.join(serverFolder, `${entry}.js`)).href) as Promise<Module>;
  const app = await load<RenderModule>(serverEntry);
  await app.prepare();

  const loadDemo = async (id: string): Promise<OpaqueComponent> => {
    try {
      return (await load<{ readonly default: OpaqueComponent }>(demoEntry(id))).default;
    } catch (error) {
      // A demo that throws as it is loaded throws in its place on the page, like one that throws as it renders.
      const throwing = () => {
        throw error;
      };
      return throwing as unknown as OpaqueComponent;
    }
  };

  const pickStyles = createDocumentStyles(readFile);
  const [heaviest] = client.imports.toSorted(
    (one, other) => readFile(other).length - readFile(one).length,
  );
  const assetsOf = (payload: DocumentPayload, localeId: string, markup: string) => {
    const chunks =
      payload.kind === 'standalone-demo' ? [payload.demo] : Object.values(payload.page.demos);
    const messages = options.messages[localeId];
    assert(messages, `There are no messages for the locale ${localeId}.`);
    const preloads = unique([
      ...client.imports,
      messages.script,
      ...chunks.flatMap(({ script, preloads }) => [...preloads, script]),
    ]);
    return {
      script: client.script,
      heaviest,
      preloads: preloads.filter((module) => module !== heaviest),
      styles: pickStyles({
        sheets: unique([...client.styles, ...chunks.flatMap(({ styles }) => styles)]),
        markup: payload.kind === 'standalone-demo' ? undefined : markup,
        // The document, its icon and the entry are requests too.
        room: requestLimit - 3 - preloads.length,
      }),
    };
  };
  const documentOf = (
    payload: DocumentPayload,
    { markup, head, localeId }: { markup: string; head: string; localeId: string },
  ) =>
    renderDocument({
      origin,
      generator,
      head,
      markup,
      payload,
      localeId,
      assets: assetsOf(payload, localeId, markup),
      isGuarded: true,
    });

  return {
    async renderPage({ kind, path: pagePath, page, serverDemos, usesStyledComponents }) {
      const demos = new Map<string, OpaqueComponent>();
      for (const id of serverDemos) demos.set(id, await loadDemo(id));
      let collector: StyleCollector = noStyleCollector;
      if (usesStyledComponents) {
        const module = await load<StyledComponentsModule>(styledComponentsEntry);
        collector = module.createStyleCollector();
      }
      const { markup, failures } = await app.render({
        kind,
        path: pagePath,
        page,
        demos,
        wrap: collector.wrap,
      });
      // The client takes finished HTML from the document, so it need not come twice.
      const slimPage = mapPageHtml(page, () => '');
      const payload: DocumentPayload = { kind, prerendered: true, page: slimPage };
      const { localeId } = page;
      const document = documentOf(payload, { markup, head: collector.finish(), localeId });
      return { document, failures: failures.map(reportFailure) };
    },
    async renderShell(payload, localeId) {
      // A demo alone has nothing around it to hint at.
      const markup = payload.kind === 'standalone-demo' ? '' : skeletonShell;
      return documentOf(payload, { markup, head: '', localeId });
    },
  };
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)];
}
