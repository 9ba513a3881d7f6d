import type { GallerySegment } from '../../../shared/page/Segment.ts';
import { useQueryText } from '../../router/useQueryText.ts';
import { FilterField } from '../../ui/FilterField.tsx';
import { useMessage } from '../locale/useMessage.ts';
import { filterGallery } from './filterGallery.ts';
import { GalleryCard } from './GalleryCard.tsx';

interface GalleryProps {
  readonly groups: GallerySegment['groups'];
}

/** All pages of a section as cards, in named groups, narrowed down as the reader types. */
export function Gallery({ groups }: GalleryProps) {
  const message = useMessage();
  const [text, setText] = useQueryText('q');
  const shown = filterGallery(groups, text);
  const count = shown.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <div className="gallery">
      <FilterField
        label={message('gallery.filter')}
        placeholder={message('gallery.placeholder')}
        text={text}
        onChange={setText}
        status={
          count === 0
            ? message('gallery.none', { text: text.trim() })
            : message('gallery.count', { count })
        }
      />
      {shown.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`}>
          <h2 className="gallery-title" id={`group-${group.id}`}>
            {group.title}
          </h2>
          <ul className="gallery-list">
            {group.items.map((item) => (
              <GalleryCard key={item.path} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
