import type { GalleryPicture, GallerySegment } from '../../shared/page/Segment.ts';
import type { Section } from './buildNavigation.ts';
import type { PageHead } from './PageHead.ts';

interface GallerySource {
  readonly section: Section | undefined;
  readonly pictureOf: (page: PageHead) => GalleryPicture | undefined;
}

/** The pages of a section as cards, in the section's groups. */
export function galleryGroups({ section, pictureOf }: GallerySource): GallerySegment['groups'] {
  if (section === undefined) return [];
  return (section.head.frontmatter.groups ?? [])
    .map(({ id, title }) => ({
      id,
      title,
      items: section.pages
        .filter((page) => page !== section.head && page.frontmatter.group === id)
        .map((page) => {
          const picture = pictureOf(page);
          return {
            title: page.frontmatter.title,
            description: page.frontmatter.description,
            path: page.path,
            ...(picture !== undefined && { picture }),
          };
        }),
    }))
    .filter((group) => group.items.length > 0);
}
