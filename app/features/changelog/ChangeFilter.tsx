import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ChangeFilterSegment } from '../../../shared/page/Segment.ts';
import { onAnchor } from '../../router/onAnchor.ts';
import { useQueryText } from '../../router/useQueryText.ts';
import { FilterField } from '../../ui/FilterField.tsx';
import { pageAround } from '../../ui/pageAround.ts';
import { useMessage } from '../locale/useMessage.ts';
import { filterVersions } from './filterVersions.ts';

/** Narrows down the versions on the page, which are finished HTML, by kind and by text. */
export function ChangeFilter({ kinds, feed }: Omit<ChangeFilterSegment, 'type'>) {
  const message = useMessage();
  const filter = useRef<HTMLDivElement>(null);
  const [text, setText] = useQueryText('q');
  const [kind, setKind] = useQueryText('kind');
  const [left, setLeft] = useState<ReturnType<typeof filterVersions> | undefined>(undefined);
  // Radios of one name are one group in the whole document, in which the page rendered ahead may have a filter too.
  const group = useId();
  const chosen = kinds.some((item) => item.kind === kind) ? kind : '';

  // The list is HTML that React does not own. It has its height before the page is put in its place.
  useLayoutEffect(
    () => setLeft(filterVersions(pageAround(filter.current), { kind: chosen, text })),
    [chosen, text],
  );

  // A link to a version that is filtered out has to lead there all the same.
  useEffect(
    () =>
      onAnchor((target) => {
        if (target.closest('[hidden]') === null) return;
        setText('');
        setKind('');
        filterVersions(pageAround(filter.current), { kind: '', text: '' });
        target.scrollIntoView();
      }),
    [setText, setKind],
  );

  const status =
    left === undefined
      ? ''
      : message(left.changes === 0 ? 'changelog.none' : 'changelog.count', left);
  return (
    <div className="change-filter" ref={filter}>
      <FilterField
        label={message('changelog.filter')}
        placeholder={message('changelog.placeholder')}
        text={text}
        onChange={setText}
        status={status}
      />
      <fieldset className="change-kinds" data-needs-script>
        <legend className="visually-hidden">{message('changelog.kinds')}</legend>
        {[{ kind: '', title: message('changelog.kind.all') }, ...kinds].map((item) => (
          <label key={item.kind}>
            <input
              type="radio"
              name={group}
              checked={item.kind === chosen}
              onChange={() => setKind(item.kind)}
            />
            {item.title}
          </label>
        ))}
      </fieldset>
      <a className="change-feed" href={feed} type="application/atom+xml">
        {message('changelog.feed')}
      </a>
    </div>
  );
}
