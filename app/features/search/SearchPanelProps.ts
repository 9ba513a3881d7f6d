import type { KeyboardEvent, RefObject } from 'react';

/** What the field tells assistive technology about the list below it. */
export interface ComboboxState {
  readonly isExpanded: boolean;
  readonly activeId: string | undefined;
}

export interface SearchPanelProps {
  readonly localeId: string;
  /** The page that is shown. */
  readonly path: string;
  readonly text: string;
  readonly isOpen: boolean;
  readonly isDialog: boolean;
  readonly listId: string;
  /** Where the panel puts what is to be done with the keys pressed in the field. */
  readonly keys: RefObject<((event: KeyboardEvent) => void) | undefined>;
  /** Whether Enter was pressed before there was anything to open. */
  readonly isEnterPending: RefObject<boolean>;
  readonly onText: (text: string) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Gives the focus back to the field if a button has it that is about to go. */
  readonly focusField: () => void;
  readonly onState: (state: ComboboxState) => void;
}
