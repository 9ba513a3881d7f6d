import type { MouseEvent } from 'react';
import { useMessage } from '../locale/useMessage.ts';
import type { OptionSection, SearchOption } from './optionSections.ts';
import { SearchHintLink } from './SearchHintLink.tsx';
import { SearchIcon } from './SearchIcon.tsx';

interface SearchOptionsProps {
  readonly sections: readonly OptionSection[];
  readonly listId: string;
  readonly active: number;
  readonly idOf: (index: number) => string;
  readonly onActive: (index: number) => void;
  readonly onChoose: (option: SearchOption, isNewTab: boolean) => void;
}

/** The options as one list in groups. The focus stays in the field, which names the active option. */
export function SearchOptions(props: SearchOptionsProps) {
  const { sections, listId, active, idOf, onActive, onChoose } = props;
  const message = useMessage();
  if (sections.length === 0) return null;
  let count = 0;
  return (
    <div className="search-list" role="listbox" id={listId} aria-label={message('search.results')}>
      {sections.map(({ key, title, options, lang }, position) => {
        const first = count;
        count += options.length;
        const titleId = `${listId}-title-${position}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are options
          <div
            key={key}
            className="search-group"
            role="group"
            lang={lang}
            {...(title === ''
              ? { 'aria-label': message('search.results') }
              : { 'aria-labelledby': titleId })}
          >
            {title !== '' && (
              <div className="search-group-title" role="presentation" id={titleId}>
                {title}
              </div>
            )}
            {options.map((option, index) => {
              const place = first + index;
              const common = {
                id: idOf(place),
                isActive: place === active,
                onActive: () => onActive(place),
                onChoose: ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
                  // The right button asks what can be done with a hit, and chooses none.
                  if (button <= 1) onChoose(option, metaKey || ctrlKey || shiftKey || button === 1);
                },
              };
              return option.kind === 'hint' ? (
                <SearchHintLink key={common.id} hint={option.hint} {...common} />
              ) : (
                <RecentQuery key={common.id} query={option.query} {...common} />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

export interface OptionProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly onActive: () => void;
  readonly onChoose: (event: MouseEvent) => void;
}

function RecentQuery({
  query,
  id,
  isActive,
  onActive,
  onChoose,
}: OptionProps & { readonly query: string }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys
    <div
      className="search-option"
      role="option"
      id={id}
      aria-selected={isActive}
      onPointerMove={onActive}
      onClick={onChoose}
    >
      <SearchIcon />
      <span className="search-option-title">{query}</span>
    </div>
  );
}
