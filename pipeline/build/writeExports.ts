import { feedAddress, markdownAddress } from '../../shared/route/dataAddress.ts';
import type { Demo } from '../demo/readDemo.ts';
import { createExporter, sharedFileAddress } from '../export/createExporter.ts';
import { sharedFiles } from '../export/demoMarkdown.ts';
import type { Site } from '../site/createSite.ts';
import type { WriteSiteFile } from './createFileWriter.ts';

interface ExportsSource {
  readonly site: Site;
  readonly origin: string;
  /** The demos that are in the build. */
  readonly demos: readonly Demo[];
  readonly write: WriteSiteFile;
}

/** Writes what other programs read: Markdown, feeds, the files that demos share. Takes content without problems. */
export async function writeExports({ site, origin, demos, write }: ExportsSource): Promise<void> {
  const exporter = createExporter(site, origin);
  for (const head of site.pages()) {
    await write(markdownAddress(head.path), exporter.markdown(head));
    const feed = exporter.feed(head);
    if (feed !== undefined) await write(feedAddress(head.path), feed);
  }
  await write('/llms.txt', exporter.index());
  await write('/llms-full.txt', exporter.full());
  for (const [file, text] of sharedFiles(demos)) await write(sharedFileAddress(file), text);
}
