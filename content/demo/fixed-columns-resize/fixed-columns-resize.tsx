import React, { useEffect, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './fixed-columns-resize.css';

interface Station {
  readonly number: number;
}

const stations: readonly Station[] = Array.from({ length: 200 }, (_, index) => ({
  number: index + 1,
}));

/** An invented temperature that depends only on where it was measured. */
const temperature = (station: number, probe: number) => 12 + ((station * 7 + probe * 13) % 90) / 10;

function columnsFor(probes: readonly number[], isPinned: boolean): ColumnsType<Station> {
  return [
    {
      title: 'Station',
      dataIndex: 'number',
      width: 90,
      ...(isPinned ? { fixed: 'left' } : {}),
    },
    ...probes.map((probe) => ({
      title: `Probe ${probe}`,
      key: `probe-${probe}`,
      width: 100,
      render: (_: unknown, { number }: Station) => temperature(number, probe).toFixed(1),
    })),
    {
      title: 'Mean',
      key: 'mean',
      width: 80,
      ...(isPinned ? { fixed: 'right' } : {}),
      render: (_, { number }) => {
        const values = probes.map((probe) => temperature(number, probe));
        if (values.length === 0) return '–';
        return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
      },
    },
  ];
}

export default function FixedColumnsResize() {
  const box = useRef<HTMLDivElement>(null);
  const [boxWidth, setBoxWidth] = useState<number>();
  const [isPinned, setIsPinned] = useState(true);
  const [probes, setProbes] = useState<readonly number[]>([1, 2, 3, 4, 5, 6, 7, 8]);
  const lastProbe = useRef(probes.length);
  const [duration, setDuration] = useState<number>();

  useEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setBoxWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  /** Makes a handler that also measures the time until the changed table is on the screen. */
  const timed = (change: () => void) => () => {
    const start = performance.now();
    change();
    requestAnimationFrame(() => {
      requestAnimationFrame(() => setDuration(Math.round(performance.now() - start)));
    });
  };

  // Straight to the style, not through state: dragging the corner writes the same property.
  const resizeTo = (width: string) =>
    timed(() => {
      if (box.current !== null) box.current.style.width = width;
    });

  const addProbe = timed(() => {
    lastProbe.current += 1;
    setProbes([lastProbe.current, ...probes]);
  });

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button type="button" className="demo-button" onClick={resizeTo('100%')}>
          Full width
        </button>
        <button type="button" className="demo-button" onClick={resizeTo('60%')}>
          60 %
        </button>
        <button type="button" className="demo-button" onClick={addProbe}>
          Add a column
        </button>
        <button
          type="button"
          className="demo-button"
          disabled={probes.length === 0}
          onClick={timed(() => setProbes(probes.slice(1)))}
        >
          Remove a column
        </button>
        <label className="demo-field">
          <input
            type="checkbox"
            checked={isPinned}
            onChange={timed(() => setIsPinned(!isPinned))}
          />
          Scroll and pin
        </label>
      </div>
      <p className="demo-status" role="status">
        {boxWidth !== undefined && `Box ${boxWidth} px wide, ${probes.length + 2} columns.`}
        {duration !== undefined && ` Last change shown after ${duration} ms.`}
      </p>
      <div ref={box} className="fixed-columns-resize-box">
        <Table<Station>
          aria-label="Water temperature at 200 stations, in °C"
          columns={columnsFor(probes, isPinned)}
          data={stations}
          rowKey="number"
          scroll={isPinned ? { x: 170 + probes.length * 100, y: 320 } : { y: 320 }}
        />
      </div>
    </div>
  );
}
