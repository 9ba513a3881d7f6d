import { feedAddress, markdownAddress } from '../../shared/route/dataAddress.ts';
import { robots, sitemap } from '../prerender/crawlerFiles.ts';
import type { Site } from '../site/createSite.ts';
import { createExporter, sharedFileAddress } from './createExporter.ts';
import { sharedFiles } from './demoMarkdown.ts';

interface ExportRequest {
  readonly site: Site;
  readonly origin: string;
  /** Path of what is asked for, e.g. `/demo/simple.md`. */
  readonly address: string;
}

/** What a build would have written for other programs at this address, made of the content as it is now. */
export function exportAt({ site, origin, address }: ExportRequest): string | undefined {
  const exporter = createExporter(site, origin);
  switch (address) {
    case '/llms.txt':
      return exporter.index();
    case '/llms-full.txt':
      return exporter.full();
    case '/sitemap.xml':
      return sitemap(site, origin);
    case '/robots.txt':
      return robots(origin);
    default: {
      for (const head of site.pages()) {
        if (markdownAddress(head.path) === address) return exporter.markdown(head);
        if (feedAddress(head.path) === address) return exporter.feed(head);
      }
      if (!address.startsWith(sharedFileAddress(''))) return undefined;
      const shared = sharedFiles(site.demos());
      return [...shared].find(([file]) => sharedFileAddress(file) === address)?.[1];
    }
  }
}
