import type { GalleryPicture } from './Segment.ts';

/** Width and height of the pictures in the gallery, in pixels of the file. */
export const pictureSize = { width: 640, height: 400 } as const;

/** Where the pictures of a page lie. `key` is the page's address without any locale, e.g. `/demo/simple`. */
export function pictureAddress(key: string): GalleryPicture {
  return { light: `/pictures${key}.light.webp`, dark: `/pictures${key}.dark.webp` };
}
