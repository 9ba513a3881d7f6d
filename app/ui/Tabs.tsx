import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { hasModifier } from './hasModifier.ts';

interface TabsProps {
  readonly label: string;
  readonly items: readonly { readonly title: string; readonly content: ReactNode }[];
  /** Position of the tab that is shown, where someone else keeps it. */
  readonly selected?: number;
  readonly onSelect?: (index: number) => void;
}

/** One of several contents at a time. Arrow keys, Home and End move between the tabs. */
export function Tabs({ label, items, selected: controlled, onSelect }: TabsProps) {
  const [own, setOwn] = useState(0);
  const selected = Math.min(controlled ?? own, items.length - 1);
  const setSelected = onSelect ?? setOwn;
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const select = (index: number) => {
    const target = (index + items.length) % items.length;
    setSelected(target);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isReversed ? -1 : 1, ArrowLeft: isReversed ? 1 : -1 }[event.key];
    if (step !== undefined) select(selected + step);
    else if (event.key === 'Home') select(0);
    else if (event.key === 'End') select(items.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {items.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {items.map(({ title, content }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== selected}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
