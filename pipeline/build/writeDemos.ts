import type { DemoChunk } from '../../shared/demo/DemoChunk.ts';
import type { LocaleAddress } from '../../shared/locale/LocaleEntry.ts';
import { locales } from '../../shared/locale/locales.ts';
import { demoSourceAddress, standaloneDemoPath } from '../../shared/route/dataAddress.ts';
import { demoSource, demoSourceDocument } from '../demo/demoSource.ts';
import type { Demo } from '../demo/readDemo.ts';
import type { Renderer } from '../prerender/createRenderer.ts';
import type { Site } from '../site/createSite.ts';
import type { WriteSiteFile } from './createFileWriter.ts';

interface DemoFilesSource {
  readonly site: Site;
  /** Names the build. */
  readonly build: string;
  readonly demos: readonly Demo[];
  readonly demoChunk: (demo: Demo) => DemoChunk;
  readonly renderer: Renderer;
  readonly write: WriteSiteFile;
}

/** Writes what every demo has outside its pages: the page it stands alone on, and its source. */
export async function writeDemos(source: DemoFilesSource): Promise<void> {
  const { site, build, demos, demoChunk, renderer, write } = source;
  const addresses: readonly LocaleAddress[] = locales;
  for (const demo of demos) {
    const payload = { kind: 'standalone-demo' as const, build, demo: demoChunk(demo) };
    for (const { id, suffix = '' } of addresses) {
      const address = `${standaloneDemoPath(demo.id)}${suffix}/index.html`;
      await write(address, await renderer.renderShell(payload, id));
    }
    const shown = demoSource({
      demo,
      highlight: site.highlight,
      uses: site.uses.usesIn(demo),
    });
    await write(demoSourceAddress(demo.id, 'json'), JSON.stringify(shown));
    await write(demoSourceAddress(demo.id, 'html'), demoSourceDocument(shown));
  }
}
