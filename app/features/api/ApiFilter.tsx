import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onAnchor } from '../../router/onAnchor.ts';
import { useQueryText } from '../../router/useQueryText.ts';
import { FilterField } from '../../ui/FilterField.tsx';
import { pageAround } from '../../ui/pageAround.ts';
import { useMessage } from '../locale/useMessage.ts';
import { type FilterCounts, filterTables } from './filterTables.ts';

/** Narrows down the API tables of the page, which are finished HTML, as the reader types. */
export function ApiFilter() {
  const message = useMessage();
  const filter = useRef<HTMLDivElement>(null);
  const [text, setText] = useQueryText('filter');
  const [counts, setCounts] = useState<FilterCounts | undefined>(undefined);

  // The tables are HTML that React does not own. They have their height before the page is put in its place.
  useLayoutEffect(() => setCounts(filterTables(pageAround(filter.current), text.trim())), [text]);

  // A link to a prop has to find its row shown.
  useEffect(
    () =>
      onAnchor((target) => {
        if (!target.hidden && target.closest('[data-filtered]') === null) return;
        setText('');
        filterTables(pageAround(filter.current), '');
        target.scrollIntoView();
      }),
    [setText],
  );

  return (
    <div className="api-filter" data-needs-script ref={filter}>
      <FilterField
        label={message('api.filter')}
        placeholder={message('api.filter-placeholder')}
        text={text}
        onChange={setText}
        status={statusOf()}
      />
    </div>
  );

  function statusOf(): string {
    if (counts === undefined || text.trim() === '') return '';
    return counts.shown === 0
      ? message('api.filter-none')
      : message('api.filter-status', { shown: counts.shown, total: counts.total });
  }
}
