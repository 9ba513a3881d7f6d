import { existsSync } from 'node:fs';
import path from 'node:path';
import { demoIdOf } from '../content/contentPaths.ts';
import type { DemoUse, InternalLink } from '../markdown/CompiledMarkdown.ts';
import type { Problem } from '../problems/Problem.ts';
import type { PageHead } from './PageHead.ts';

/** The links of a page's hero that have to lead somewhere inside the site. */
export function heroLinks({ frontmatter, lineOf }: PageHead): InternalLink[] {
  return (frontmatter.hero?.actions ?? []).flatMap(({ link }, index) =>
    link.startsWith('https://')
      ? []
      : [{ target: link, line: lineOf('hero', 'actions', index, 'link'), column: 1 }],
  );
}

/** What is wrong with the demo of a page's hero. */
export function heroProblems({ frontmatter, file, filename, lineOf }: PageHead): Problem[] {
  const source = frontmatter.hero?.demo;
  if (source === undefined || existsSync(path.resolve(path.dirname(file), source))) return [];
  return [
    {
      file: filename,
      line: lineOf('hero', 'demo'),
      message: 'The demo of the hero does not exist.',
      found: `hero.demo: ${source}`,
      expected: 'hero.demo: a path to a .tsx file, relative to the page',
    },
  ];
}

/** The demo that a page's hero shows. */
export function heroDemo({ frontmatter, file, lineOf }: PageHead): DemoUse[] {
  const { hero } = frontmatter;
  if (hero?.demo === undefined) return [];
  const demoFile = path.resolve(path.dirname(file), hero.demo);
  if (!existsSync(demoFile)) return [];
  return [
    {
      id: demoIdOf(demoFile),
      file: demoFile,
      title: hero.title,
      description: hero.description,
      keywords: [],
      clientOnly: false,
      line: lineOf('hero', 'demo'),
    },
  ];
}
