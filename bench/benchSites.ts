import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { project } from '../scripts/project.ts';
import { createFixtureSite, type FixtureSite } from '../tests/support/fixtureSite.ts';
import { generateContent } from './generateContent.ts';

/** A site to measure, and what to open and change in it. */
export interface BenchSite {
  readonly title: string;
  /** How many pages are written; every one of them is built in every locale. */
  readonly pages: number | undefined;
  /** A page's address, and a text in its source. */
  readonly address: string;
  readonly pageFile: string;
  readonly pageText: string;
  /** A demo of the page, and a text that it shows. */
  readonly demoFile: string;
  readonly demoText: string;
  readonly create: () => FixtureSite;
}

const realSite: BenchSite = {
  title: 'this site',
  pages: undefined,
  address: '/demo/simple',
  pageFile: 'demo/simple/index.mdx',
  pageText: 'Each column shows',
  demoFile: 'demo/simple/simple.tsx',
  demoText: 'Ridge walk',
  create() {
    const site = createFixtureSite(project.contentFolder);
    // It points to what is beside the folder it was copied from.
    site.remove('tsconfig.json');
    return site;
  },
};

function generatedSite(pages: number): BenchSite {
  return {
    title: `${pages.toLocaleString('en')} generated pages`,
    pages,
    address: '/demo/page-7',
    pageFile: 'demo/page-7/index.mdx',
    pageText: 'What the page says',
    demoFile: 'demo/page-7/page-7.tsx',
    demoText: 'Number',
    create() {
      const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
      generateContent(folder, pages);
      const site = createFixtureSite(folder);
      rmSync(folder, { recursive: true });
      return site;
    },
  };
}

/** What every measurement is made on: growth shows between the last two. */
export const benchSites = [realSite, generatedSite(250), generatedSite(1000)] as const;

/** As many pages as a build has to manage. */
export const largestSite = generatedSite(5000);
