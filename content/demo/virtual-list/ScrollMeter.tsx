import React, { type ReactNode, useEffect, useRef, useState } from 'react';
import './ScrollMeter.css';

interface ScrollMeterProps {
  readonly total: number;
  readonly children: ReactNode;
}

const countRows = (content: HTMLElement | null) =>
  content?.querySelectorAll('[data-virtual-row]').length;

/**
 * Shows how many rows are in the page and how long the last frame of scrolling took. It keeps the
 * readings to itself, so that showing them does not render the table again.
 */
export function ScrollMeter({ total, children }: ScrollMeterProps) {
  const content = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<number>();
  const [frame, setFrame] = useState<number>();

  useEffect(() => setRows(countRows(content.current)), []);

  // A scroll event comes at the start of a frame: the next frame starts when this one is finished.
  function onScroll() {
    requestAnimationFrame((start) =>
      requestAnimationFrame((end) => {
        if (content.current === null) return;
        setRows(countRows(content.current));
        setFrame(end - start);
      }),
    );
  }

  return (
    <>
      <div ref={content} onScrollCapture={onScroll}>
        {children}
      </div>
      <dl className="virtual-list-meter">
        <div>
          <dt>Rows in the data</dt>
          <dd>{total.toLocaleString('en')}</dd>
        </div>
        <div>
          <dt>Rows in the page</dt>
          <dd>{rows ?? '–'}</dd>
        </div>
        <div>
          <dt>Last scroll frame</dt>
          <dd>{frame === undefined ? '–' : `${frame.toFixed(1)} ms`}</dd>
        </div>
      </dl>
    </>
  );
}
