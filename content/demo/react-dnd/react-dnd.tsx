import React, { type HTMLAttributes, useCallback, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { DndProvider, useDrag, useDrop } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './react-dnd.css';

interface Talk {
  readonly id: string;
  readonly title: string;
  readonly speaker: string;
  readonly minutes: number;
}

const initialTalks: readonly Talk[] = [
  { id: 'welcome', title: 'Welcome', speaker: 'Ines Falk', minutes: 10 },
  { id: 'maps', title: 'Maps that load fast', speaker: 'Tomas Rudd', minutes: 30 },
  { id: 'tables', title: 'Tables for everyone', speaker: 'Aiko Mori', minutes: 25 },
  { id: 'fonts', title: 'Fonts without flicker', speaker: 'Pia Lund', minutes: 20 },
  { id: 'panel', title: 'Questions and answers', speaker: 'All speakers', minutes: 35 },
];

interface DraggedRow {
  readonly position: number;
}

interface TalkRowProps extends HTMLAttributes<HTMLTableRowElement> {
  readonly position?: number;
  readonly onMove?: (from: number, to: number) => void;
}

// Outside the demo, so that it is the same component on every render: otherwise a drag would end at once.
// rc-table also uses it for placeholder and expanded rows, which get nothing from `onRow`.
function TalkRow({ position = -1, onMove, className = '', ...attributes }: TalkRowProps) {
  const row = useRef<HTMLTableRowElement>(null);

  const [{ isDragging }, drag] = useDrag(
    () => ({
      type: 'talk',
      item: { position },
      canDrag: onMove !== undefined,
      collect: (monitor) => ({ isDragging: monitor.isDragging() }),
    }),
    [position, onMove],
  );

  const [{ dropSide }, drop] = useDrop(
    () => ({
      accept: 'talk',
      drop: (dragged: DraggedRow) => onMove?.(dragged.position, position),
      collect: (monitor) => {
        const dragged: DraggedRow | null = monitor.getItem();
        if (dragged === null || dragged.position === position || !monitor.isOver()) {
          return { dropSide: undefined };
        }
        return { dropSide: dragged.position < position ? 'after' : 'before' };
      },
    }),
    [position, onMove],
  );

  drag(drop(row));

  return (
    <tr
      {...attributes}
      ref={row}
      className={`${className} react-dnd-row`}
      data-dragging={isDragging}
      data-drop={dropSide}
    />
  );
}

const components = { body: { row: TalkRow } };

function startTime(talks: readonly Talk[], position: number): string {
  const minutes = talks.slice(0, position).reduce((sum, talk) => sum + talk.minutes, 9 * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

export default function ReactDnd() {
  const [talks, setTalks] = useState(initialTalks);
  const [message, setMessage] = useState('');

  const moveTalk = useCallback(
    (from: number, to: number) => {
      const moved = talks[from];
      if (moved === undefined || from === to) return;
      if (to < 0 || to >= talks.length) {
        setMessage(`“${moved.title}” is already ${to < 0 ? 'first' : 'last'}.`);
        return;
      }
      const others = talks.filter((talk) => talk !== moved);
      setTalks([...others.slice(0, to), moved, ...others.slice(to)]);
      setMessage(`“${moved.title}” is now number ${to + 1} of ${talks.length}.`);
    },
    [talks],
  );

  const onRow = useCallback(
    (_talk: Talk, position?: number): TalkRowProps =>
      position === undefined ? {} : { position, onMove: moveTalk },
    [moveTalk],
  );

  const columns: ColumnsType<Talk> = [
    {
      title: 'Starts',
      key: 'starts',
      className: 'demo-number',
      width: 80,
      render: (_value, _talk, position) => startTime(talks, position),
    },
    { title: 'Talk', dataIndex: 'title', rowScope: 'row' },
    { title: 'Speaker', dataIndex: 'speaker' },
    {
      title: 'Move',
      key: 'move',
      width: 110,
      // At the ends the buttons are only marked as disabled: a really disabled one would lose the focus.
      render: (_value, talk, position) => (
        <div className="react-dnd-moves">
          <button
            type="button"
            className="demo-button"
            aria-label={`Move ${talk.title} up`}
            aria-disabled={position === 0}
            onClick={() => moveTalk(position, position - 1)}
          >
            ↑
          </button>
          <button
            type="button"
            className="demo-button"
            aria-label={`Move ${talk.title} down`}
            aria-disabled={position === talks.length - 1}
            onClick={() => moveTalk(position, position + 1)}
          >
            ↓
          </button>
        </div>
      ),
    },
  ];

  return (
    <DndProvider backend={HTML5Backend}>
      <div className="demo-stack">
        <Table
          aria-label="Running order"
          rowKey="id"
          columns={columns}
          data={talks}
          components={components}
          onRow={onRow}
        />
        <p className="demo-status" role="status">
          {message}
        </p>
      </div>
    </DndProvider>
  );
}
