import type { HintType } from '../../../shared/search/SearchResult.ts';

/** A sheet, a hash, lines of text, a running table. */
const paths: Readonly<Record<HintType, string>> = {
  page: 'M5.5 2.5h6l4 4v11h-10zM11.5 2.5v4h4',
  title: 'M8 3 6 17M14 3l-2 14M3.5 7.5h13M3 12.5h13',
  content: 'M3.5 5h13M3.5 10h13M3.5 15h8',
  demo: 'M2.5 4h15v12h-15zM2.5 8h15M8.5 10l4 2-4 2z',
};

export function HintIcon({ type }: { readonly type: HintType }) {
  return (
    <svg className="search-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[type]} />
    </svg>
  );
}
