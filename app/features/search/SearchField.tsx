import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { PageData } from '../../../shared/page/PageData.ts';
import { mayPrefetch } from '../../chunk/mayPrefetch.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { useMessage } from '../locale/useMessage.ts';
import { SearchIcon } from './SearchIcon.tsx';
import { SearchNote } from './SearchNote.tsx';
import type { ComboboxState, SearchPanelProps } from './SearchPanelProps.ts';
import { searchPanelResource } from './searchPanelResource.ts';

interface SearchFieldProps {
  readonly page: PageData;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isDialog: boolean;
  /** What the field begins with. */
  readonly initialText: string;
  /** Whether a reader seems to want to search, so that the rest is worth loading. */
  readonly isWanted: boolean;
  readonly onWanted: () => void;
  /** Leaves the dialog. */
  readonly onLeave: () => void;
}

/**
 * Half a character of an input method is nothing to search for. But keyboards of Android compose whole words of Latin
 * letters, too, until a space ends them; where pages are not in Chinese, those are what is typed.
 */
const composesWords = (localeId: string) =>
  /Android/.test(navigator.userAgent) && localeId !== 'zh-CN';

const closed: ComboboxState = { isExpanded: false, activeId: undefined };

/** The text field. It keeps what is typed, and hands keys on to the panel as soon as that is loaded. */
export function SearchField(props: SearchFieldProps) {
  const { page, input, isDialog, initialText, isWanted, onWanted, onLeave } = props;
  const message = useMessage();
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(isDialog);
  const [combobox, setCombobox] = useState(closed);
  const keys = useRef<((event: KeyboardEvent) => void) | undefined>(undefined);
  const isEnterPending = useRef(false);
  const [attempt, setAttempt] = useState(0);

  // What was typed before the page could listen, or into the field before this one, stands in the document only.
  const takeOver = useEffectEvent(() => {
    const field = input.current;
    if (field === null || (field.value === '' && document.activeElement !== field)) return;
    setText(field.value);
    setIsOpen(true);
    onWanted();
  });
  useEffect(() => takeOver(), []);

  const change = (value: string) => {
    isEnterPending.current = false;
    if (input.current !== null && input.current.value !== value) input.current.value = value;
    setText(value);
    setIsOpen(true);
    onWanted();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A window that loses the focus keeps its active element; search stays open in it.
    const isInside =
      currentTarget.contains(relatedTarget) || document.activeElement === input.current;
    if (!isInside && !isDialog) closeList();
  };
  const closeList = () => {
    setIsOpen(false);
    // Whoever has moved on by the time there are results is not to be taken to one.
    isEnterPending.current = false;
  };
  const close = () => {
    closeList();
    if (isDialog) onLeave();
  };
  /** A button of the panel that is used by keyboard has the focus, and what it does takes it away with itself. */
  const focusField = () => {
    if (document.activeElement instanceof HTMLButtonElement) input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering loads ahead, and the field keeps the focus
    <div
      className="search-field"
      data-open={isOpen || undefined}
      onPointerEnter={() => mayPrefetch() && onWanted()}
      onBlur={onBlur}
      onMouseDown={(event) => {
        if (event.target !== input.current) event.preventDefault();
      }}
    >
      <div className="search-box">
        <SearchIcon />
        <input
          ref={input}
          className="search-input"
          type="text"
          role="combobox"
          defaultValue={initialText}
          placeholder={message('search.placeholder')}
          aria-label={message('search.label')}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={combobox.isExpanded}
          aria-controls={listId}
          aria-activedescendant={combobox.activeId}
          aria-keyshortcuts="Control+K Meta+K /"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => {
            // What failed while it was fetched ahead is asked for again.
            if (searchPanelResource.forgetFailure('panel')) setAttempt(attempt + 1);
            setIsOpen(true);
            onWanted();
          }}
          onClick={() => setIsOpen(true)}
          onChange={({ target, nativeEvent }) => {
            if (!(nativeEvent as InputEvent).isComposing || composesWords(page.localeId))
              change(target.value);
          }}
          onCompositionEnd={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={(event) => {
            // In Safari the key that ends a composition comes after its end, with this code.
            if (event.nativeEvent.isComposing || event.keyCode === 229) return;
            if (keys.current !== undefined) keys.current(event);
            else if (event.key === 'Enter') isEnterPending.current = true;
            else if (event.key === 'Escape') close();
          }}
        />
        {text === '' ? (
          <ShortcutHint />
        ) : (
          <button
            type="button"
            className="search-clear"
            aria-label={message('search.clear')}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m6 6 8 8M14 6l-8 8" />
            </svg>
          </button>
        )}
        {isDialog && (
          <button type="button" className="button search-leave" onClick={onLeave}>
            {message('close')}
          </button>
        )}
      </div>
      {isWanted && (
        <ErrorBoundary
          key={attempt}
          renderError={(error, retry) =>
            isOpen && (
              <SearchNote
                error={error}
                onRetry={() => {
                  focusField();
                  searchPanelResource.forget('panel');
                  retry();
                }}
              />
            )
          }
        >
          <Suspense fallback={isOpen && text.trim() !== '' && <SearchNote />}>
            <LoadedPanel
              localeId={page.localeId}
              path={page.path}
              text={text}
              isOpen={isOpen}
              isDialog={isDialog}
              listId={listId}
              keys={keys}
              isEnterPending={isEnterPending}
              onText={change}
              onOpen={() => setIsOpen(true)}
              onClose={close}
              focusField={focusField}
              onState={setCombobox}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

function LoadedPanel(props: SearchPanelProps) {
  const Panel = use(searchPanelResource.get('panel'));
  return <Panel {...props} />;
}

/** The shortcut as this system writes it, which only the browser knows. Until then it has its room. */
function ShortcutHint() {
  const isHydrated = useIsHydrated();
  const isApple = isHydrated && /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <span className="search-shortcut" data-known={isHydrated || undefined} aria-hidden="true">
      {isApple ? '⌘K' : 'Ctrl K'}
    </span>
  );
}
