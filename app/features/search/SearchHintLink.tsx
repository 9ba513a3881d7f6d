import type { SearchHint, TextPart } from '../../../shared/search/SearchResult.ts';
import { useMessage } from '../locale/useMessage.ts';
import { HintIcon } from './HintIcon.tsx';
import type { OptionProps } from './SearchOptions.tsx';

interface SearchHintLinkProps extends OptionProps {
  readonly hint: SearchHint;
}

/** One hit: what kind it is, what matches, and where it stands. */
export function SearchHintLink({ hint, id, isActive, onActive, onChoose }: SearchHintLinkProps) {
  const message = useMessage();
  const { type, link, title, text, place, identifier } = hint;
  return (
    <a
      className="search-option"
      role="option"
      id={id}
      href={link}
      data-type={type}
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={isActive ? undefined : onActive}
      onClick={onChoose}
      onAuxClick={onChoose}
    >
      <HintIcon type={type} />
      <span className="visually-hidden">{message(`search.type.${type}`)}: </span>
      {title.length > 0 && (
        <span className="search-option-title">
          <Marked parts={title} />
        </span>
      )}
      {text.length > 0 && (
        <span className="search-option-text" data-code={identifier === undefined ? undefined : ''}>
          <Marked parts={text} />
        </span>
      )}
      {place.length > 0 && <span className="search-option-place">{place.join(' › ')}</span>}
    </a>
  );
}

function Marked({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => {
    const key = `${index}${text}`;
    return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
