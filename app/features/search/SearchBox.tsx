import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageData } from '../../../shared/page/PageData.ts';
import { useMessage } from '../locale/useMessage.ts';
import { hasArrival } from './arrival.ts';
import { SearchField } from './SearchField.tsx';
import { SearchIcon } from './SearchIcon.tsx';
import { useSearchShortcut } from './useSearchShortcut.ts';

/**
 * The search of every page: a box in the header, or in a small window a button that opens a dialog. Only one of
 * them has the field at a time. All but the field is loaded when a reader seems to want it.
 */
export function SearchBox({ page }: { readonly page: PageData }) {
  const message = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  /** What the dialog's field begins with; `undefined` while there is no dialog. */
  const [dialogText, setDialogText] = useState<string | undefined>(undefined);
  const isDialog = dialogText !== undefined;
  const [isWanted, setIsWanted] = useState(false);

  // A page that search opened in a new tab has words to mark. Whether it did is known to the browser's storage.
  useEffect(() => {
    if (hasArrival()) setIsWanted(true);
  }, []);

  const openDialog = () => {
    // In the same turn as the reader's touch, or the keyboard of a phone would not open. A window that has become too
    // narrow for the box takes the query along.
    const text = input.current?.value ?? '';
    flushSync(() => setDialogText(text));
    dialog.current?.showModal();
    input.current?.focus();
  };
  useSearchShortcut(() => {
    if (dialog.current?.open) return;
    // Below the sidebar's dialog nothing can have the focus.
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    if (input.current?.checkVisibility()) {
      input.current.focus();
      input.current.select();
    } else openDialog();
  });

  // A modal dialog outlives the page it was opened on, unless it is told. It may be opened while another page is on
  // its way, so that a new page is no word to close it; going back is.
  useEffect(() => {
    if (!isDialog) return undefined;
    const close = () => dialog.current?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [isDialog]);

  const field = (
    <SearchField
      page={page}
      input={input}
      isDialog={isDialog}
      initialText={dialogText ?? ''}
      isWanted={isWanted}
      onWanted={() => setIsWanted(true)}
      onLeave={() => dialog.current?.close()}
    />
  );
  return (
    <search className="search">
      {!isDialog && field}
      <button
        type="button"
        className="icon-button search-button"
        data-needs-script
        aria-haspopup="dialog"
        onClick={openDialog}
      >
        <SearchIcon />
        <span className="visually-hidden">{message('search.label')}</span>
      </button>
      {isDialog && (
        <dialog
          className="search-dialog"
          ref={dialog}
          aria-label={message('search.label')}
          // The event comes a task after the closing; the reader may have opened it again by then.
          onClose={({ currentTarget }) => !currentTarget.open && setDialogText(undefined)}
        >
          {field}
        </dialog>
      )}
    </search>
  );
}
