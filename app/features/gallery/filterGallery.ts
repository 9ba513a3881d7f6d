import type { GallerySegment } from '../../../shared/page/Segment.ts';

type Groups = GallerySegment['groups'];

/** The cards in whose title, text, address or group every word of `text` occurs, and the groups that have any. */
export function filterGallery(groups: Groups, text: string): Groups {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ title, description, path }) => {
        const content = `${title} ${description} ${path} ${group.title}`.toLowerCase();
        return words.every((word) => content.includes(word));
      }),
    }))
    .filter((group) => group.items.length > 0);
}
