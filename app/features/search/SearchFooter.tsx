import { useMessage } from '../locale/useMessage.ts';
import type { OptionSection } from './optionSections.ts';

interface SearchFooterProps {
  readonly sections: readonly OptionSection[];
  /** Shows the section of this key in full. */
  readonly onExpand: (key: string) => void;
  readonly onForget: () => void;
}

/** What can be done with the list. It stands outside of it, because a list of options holds nothing else. */
export function SearchFooter({ sections, onExpand, onForget }: SearchFooterProps) {
  const message = useMessage();
  if (sections.length === 0) return null;
  const longer = sections.filter(({ moreCount }) => moreCount > 0);
  const rest = sections.reduce((sum, { restCount }) => sum + restCount, 0);
  return (
    <div className="search-footer">
      {longer.map(({ key, title, moreCount }) => (
        <button key={key} type="button" className="search-more" onClick={() => onExpand(key)}>
          {message('search.more', { count: moreCount, group: title })}
        </button>
      ))}
      {longer.length === 0 && rest > 0 && <span>{message('search.rest', { count: rest })}</span>}
      {sections.some(({ key }) => key === 'recent') && (
        <button type="button" className="search-more" onClick={onForget}>
          {message('search.forget')}
        </button>
      )}
      <span className="search-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {message('search.keys.move')}
        </span>
        <span>
          <kbd>↵</kbd> {message('search.keys.open')}
        </span>
        <span>
          <kbd>Esc</kbd> {message('search.keys.leave')}
        </span>
      </span>
    </div>
  );
}
