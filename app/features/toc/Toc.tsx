import type { TocEntry } from '../../../shared/page/PageMeta.ts';
import { useMessage } from '../locale/useMessage.ts';
import { useCurrentHeading } from './useCurrentHeading.ts';

/** The headings of the page, the one being read marked. */
export function Toc({ entries }: { readonly entries: readonly TocEntry[] }) {
  const message = useMessage();
  const current = useCurrentHeading(entries);
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <p className="toc-title" id="toc-title">
        {message('toc.title')}
      </p>
      <ul>
        {entries
          .filter((entry) => entry.depth <= 3)
          .map(({ id, depth, title }) => (
            <li key={id} data-depth={depth}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
