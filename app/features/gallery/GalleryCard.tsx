import { pictureSize } from '../../../shared/page/pictureAddress.ts';
import type { GalleryItem } from '../../../shared/page/Segment.ts';

/** A page as a card. Of its two pictures the style sheet shows one; a browser does not load the other. */
export function GalleryCard({ item }: { readonly item: GalleryItem }) {
  const { title, description, path, picture } = item;
  return (
    <li className="gallery-card">
      <div className="gallery-picture">
        {picture !== undefined &&
          (['light', 'dark'] as const).map((mode) => (
            <img
              key={mode}
              data-mode={mode}
              src={picture[mode]}
              alt=""
              loading="lazy"
              decoding="async"
              {...pictureSize}
            />
          ))}
      </div>
      <a href={path}>{title}</a>
      <p>{description}</p>
    </li>
  );
}
