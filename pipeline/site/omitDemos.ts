import type { PageHero } from '../../shared/page/PageMeta.ts';
import type { Segment } from '../../shared/page/Segment.ts';

/** A page's body without the demos for which `isThere` answers false. */
export function omitDemos(
  body: readonly Segment[],
  isThere: (demoId: string) => boolean,
): Segment[] {
  return body.flatMap((segment): Segment[] => {
    if (segment.type === 'demo') return isThere(segment.id) ? [segment] : [];
    if (segment.type !== 'demo-grid') return [segment];
    return [{ ...segment, demos: segment.demos.filter(({ id }) => isThere(id)) }];
  });
}

/** The same for a page's hero. */
export function omitHeroDemo(hero: PageHero, isThere: (demoId: string) => boolean): PageHero {
  const { demo, ...rest } = hero;
  return demo !== undefined && isThere(demo) ? hero : rest;
}
