import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageData } from '../../../shared/page/PageData.ts';
import { ColorModeSwitch } from '../color-mode/ColorModeSwitch.tsx';
import { SocialLinks } from '../header/SocialLinks.tsx';
import { LocaleSwitch } from '../locale/LocaleSwitch.tsx';
import { useMessage } from '../locale/useMessage.ts';
import { Sidebar } from './Sidebar.tsx';

/**
 * The sidebar behind a button, for windows that have no room for it. A `dialog` keeps the focus inside. It is
 * empty until it opens: most readers never see it, and it is as long as the site.
 */
export function SidebarDrawer({ page }: { readonly page: PageData }) {
  const message = useMessage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = () => {
    // A dialog gives the focus to what it has by the time it opens.
    flushSync(() => setIsOpen(true));
    dialog.current?.showModal();
  };

  // A modal dialog outlives the page it was opened on, unless it is told.
  useEffect(() => dialog.current?.close(), [page.path]);

  const onClick = (event: MouseEvent) => {
    // Everything inside the dialog belongs to its content; a click on the dialog itself is one on the backdrop.
    if (event.target === dialog.current) dialog.current?.close();
    // A link to the current page changes no page, but the reader is done here all the same.
    if (event.target instanceof Element && event.target.closest('a')) dialog.current?.close();
  };
  return (
    <>
      <button
        type="button"
        className="icon-button sidebar-button"
        data-needs-script
        aria-haspopup="dialog"
        onClick={open}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5h14M3 10h14M3 15h14" />
        </svg>
        <span className="sidebar-button-text">{message('sidebar.button')}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape */}
      <dialog
        className="drawer"
        ref={dialog}
        aria-label={message('sidebar.button')}
        onClick={onClick}
        // The event comes a task after the closing; the reader may have opened it again by then.
        onClose={(event) => setIsOpen(event.currentTarget.open)}
      >
        {isOpen && (
          <div className="drawer-content">
            <div className="drawer-tools">
              <LocaleSwitch page={page} />
              <ColorModeSwitch />
              <SocialLinks />
              <button
                type="button"
                className="button drawer-close"
                onClick={() => dialog.current?.close()}
              >
                {message('close')}
              </button>
            </div>
            <Sidebar groups={page.sidebar} currentPath={page.path} localeId={page.localeId} />
          </div>
        )}
      </dialog>
    </>
  );
}
