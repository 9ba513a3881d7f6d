import React, {
  type FormEvent,
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  useMemo,
  useRef,
  useState,
} from 'react';
import Table from 'rc-table';
import type { ColumnsType, TableComponents } from 'rc-table/lib/interface';
import { type GridChildComponentProps, VariableSizeGrid } from 'react-window';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import { useElementWidth } from '../_shared/useElementWidth';
import { ScrollMeter } from '../virtual-list/ScrollMeter';
import './virtual-list-grid.css';

interface Station {
  readonly id: number;
  readonly name: string;
}

const total = 100_000;
const rowHeight = 44;
const bodyHeight = 396;
const hourWidth = 84;
const places = ['Harbour', 'Airfield', 'Mill', 'Summit', 'Orchard', 'Bridge', 'Quarry'];

const createStations = (): readonly Station[] =>
  Array.from({ length: total }, (_, index) => ({
    id: index + 1,
    name: `${places[index % places.length]} ${index + 1}`,
  }));

function temperature(station: Station, hour: number): string {
  const daily = -6 * Math.cos(((hour - 3) / 24) * 2 * Math.PI);
  return `${(12 + daily + (station.id % 13) * 0.4).toFixed(1)}°`;
}

const columns = [
  { title: 'Station', key: 'station', width: 160 },
  ...Array.from({ length: 24 }, (_, hour) => ({
    title: `${String(hour).padStart(2, '0')}:00`,
    key: hour,
    width: hourWidth,
    className: 'demo-number',
  })),
] satisfies ColumnsType<Station>;

const lastColumn = columns.length - 1;
const columnWidth = (index: number) => columns[index]?.width ?? hourWidth;
const tableWidth = columns.reduce((sum, column) => sum + column.width, 0);

const headerWrapper = (props: HTMLAttributes<HTMLElement>) => <thead {...props} aria-hidden />;

const Body = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>((props, ref) => (
  <div
    {...props}
    ref={ref}
    className="virtual-list-grid-body"
    role="table"
    aria-label="Temperatures by hour"
    aria-rowcount={total + 1}
    aria-colcount={columns.length}
    tabIndex={0}
  />
));

interface RowsProps extends HTMLAttributes<HTMLDivElement> {
  readonly children: readonly ReactElement<GridChildComponentProps>[];
}

// The grid makes a flat list of cells. Screen readers need rows, so the cells are grouped again, below
// the titles of the columns, since rc-table's own header is a table of its own.
const Rows = forwardRef<HTMLDivElement, RowsProps>(({ children, ...attributes }, ref) => {
  const cellsOfRow = new Map<number, ReactElement[]>();
  for (const cell of children) {
    const { rowIndex } = cell.props;
    cellsOfRow.set(rowIndex, [...(cellsOfRow.get(rowIndex) ?? []), cell]);
  }
  return (
    <div {...attributes} ref={ref}>
      <div className="demo-visually-hidden" role="row" aria-rowindex={1}>
        {columns.map(({ title }, index) => (
          <span key={title} role="columnheader" aria-colindex={index + 1}>
            {title}
          </span>
        ))}
      </div>
      {[...cellsOfRow].map(([rowIndex, cells]) => (
        <div
          key={rowIndex}
          className="virtual-list-grid-row"
          role="row"
          aria-rowindex={rowIndex + 2}
          data-virtual-row
        >
          {cells}
        </div>
      ))}
    </div>
  );
});

function Cell({ rowIndex, columnIndex, style, data }: GridChildComponentProps<readonly Station[]>) {
  const station = data[rowIndex];
  if (station === undefined) return null;
  return (
    <div
      className={`virtual-list-grid-cell ${columnIndex === 0 ? '' : 'demo-number'}`}
      style={style}
      role="cell"
      aria-colindex={columnIndex + 1}
    >
      {columnIndex === 0 ? station.name : temperature(station, columnIndex - 1)}
    </div>
  );
}

export default function VirtualListGrid() {
  const [stations] = useState(createStations);
  const [message, setMessage] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const grid = useRef<VariableSizeGrid>(null);
  const { ref: container, width } = useElementWidth(640);

  const table = useMemo(() => {
    const components: TableComponents<Station> = {
      header: { wrapper: headerWrapper },
      body: (rows, { scrollbarSize, ref, onScroll }) => (
        <VariableSizeGrid
          // The grid remembers widths, and the last one changes when the scrollbar has been measured.
          key={scrollbarSize}
          ref={grid}
          // From header to body: rc-table sets `scrollLeft` of what this ref holds, the scrolling element.
          outerRef={ref}
          // From body to header.
          onScroll={({ scrollLeft }) => onScroll({ scrollLeft })}
          width={width}
          height={bodyHeight}
          columnCount={columns.length}
          // The header leaves room for the scrollbar in its last column, so the body does the same.
          columnWidth={(index) => columnWidth(index) - (index === lastColumn ? scrollbarSize : 0)}
          estimatedColumnWidth={hourWidth}
          rowCount={rows.length}
          rowHeight={() => rowHeight}
          estimatedRowHeight={rowHeight}
          itemData={rows}
          outerElementType={Body}
          innerElementType={Rows}
        >
          {Cell}
        </VariableSizeGrid>
      ),
    };
    return (
      <Table
        rowKey="id"
        columns={columns}
        data={stations}
        components={components}
        scroll={{ x: tableWidth, y: bodyHeight }}
      />
    );
  }, [stations, width]);

  function goToRow(event: FormEvent) {
    event.preventDefault();
    const row = Number(input.current?.value);
    grid.current?.scrollToItem({ rowIndex: row - 1, align: 'start' });
    setMessage(`Row ${row.toLocaleString('en')}: ${stations[row - 1]?.name}`);
  }

  return (
    <div className="demo-stack">
      <form className="demo-controls" onSubmit={goToRow}>
        <label className="demo-field">
          Go to row
          <input
            ref={input}
            className="demo-input virtual-list-grid-input"
            type="number"
            min={1}
            max={total}
            defaultValue={50_000}
            required
          />
        </label>
        <button type="submit" className="demo-button">
          Go
        </button>
      </form>
      <ScrollMeter total={total}>
        {/* The grid places its cells from the left. Right-to-left it needs a `direction`, as the table does. */}
        <div ref={container} dir="ltr">
          {table}
        </div>
      </ScrollMeter>
      <p className="demo-status" role="status">
        {message}
      </p>
    </div>
  );
}
