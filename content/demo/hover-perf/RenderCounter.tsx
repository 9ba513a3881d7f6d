import React, { type ReactNode, useState } from 'react';

interface RenderCounterProps {
  /** A ref that the cells count up; changing a ref renders nothing. */
  readonly renders: { readonly current: number };
  /** Further controls, in the same row. */
  readonly children: ReactNode;
}

/** Reads the counter on demand and keeps the reading to itself: showing it renders no cell. */
export function RenderCounter({ renders, children }: RenderCounterProps) {
  const [readings, setReadings] = useState({ last: 0, now: 0 });
  return (
    <>
      <div className="demo-controls">
        {children}
        <button
          type="button"
          className="demo-button"
          data-kind="primary"
          onClick={() => setReadings({ last: readings.now, now: renders.current })}
        >
          Read counter
        </button>
      </div>
      <p className="demo-status" role="status">
        {readings.now === 0
          ? 'Not read yet'
          : `${readings.now - readings.last} cell renders since the last reading, ${readings.now} in all`}
      </p>
    </>
  );
}
