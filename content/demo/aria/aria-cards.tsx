import React, {
  createElement,
  type FunctionComponent,
  type ReactNode,
  type TdHTMLAttributes,
  useState,
} from 'react';
import Table from 'rc-table';
import type { ColumnsType, TableComponents } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './aria-cards.css';
import { type Charger, chargers } from './chargers';

/** An element that says what it is, whatever `display` makes of it. */
function withRole(tag: string, role: string): FunctionComponent<{ children?: ReactNode }> {
  return (props) => createElement(tag, { role, ...props });
}

/** The cells of a column with `rowScope` come here as well; their scope tells them apart. */
function BodyCell(props: TdHTMLAttributes<HTMLTableCellElement>) {
  const isHeader = props.scope === 'row';
  return createElement(isHeader ? 'th' : 'td', {
    role: isHeader ? 'rowheader' : 'cell',
    ...props,
  });
}

// Outside the component: with new components on every render the rows would be made anew.
const components: TableComponents<Charger> = {
  table: withRole('table', 'table'),
  header: {
    wrapper: withRole('thead', 'rowgroup'),
    row: withRole('tr', 'row'),
    cell: withRole('th', 'columnheader'),
  },
  body: {
    wrapper: withRole('tbody', 'rowgroup'),
    row: withRole('tr', 'row'),
    cell: BodyCell,
  },
};

const columns: ColumnsType<Charger> = [
  { title: 'Street', dataIndex: 'street', rowScope: 'row' },
  { title: 'Power', dataIndex: 'power' },
  { title: 'State', dataIndex: 'state' },
];

export default function AriaCards() {
  const [asCards, setAsCards] = useState(true);

  return (
    <div className="demo-stack">
      <div>
        <button
          type="button"
          className="demo-button"
          aria-pressed={asCards}
          aria-controls="aria-cards-table"
          onClick={() => setAsCards(!asCards)}
        >
          Show as cards
        </button>
      </div>
      <Table<Charger>
        id="aria-cards-table"
        aria-label="Charging points, as cards"
        className={asCards ? 'aria-cards' : ''}
        columns={columns}
        components={components}
        data={chargers}
        rowKey="id"
      />
    </div>
  );
}
