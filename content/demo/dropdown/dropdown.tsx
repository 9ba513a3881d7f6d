import React, { type KeyboardEvent, useState } from 'react';
import Dropdown from 'rc-dropdown';
import Menu, { MenuItem } from 'rc-menu';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './dropdown.css';

interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly team: string;
  readonly office: string;
}

const colleagues: readonly Colleague[] = [
  { id: 'c1', name: 'Sofia Lindqvist', team: 'Design', office: 'Malmö' },
  { id: 'c2', name: 'Rafael Pinto', team: 'Support', office: 'Porto' },
  { id: 'c3', name: 'Mei Tan', team: 'Engineering', office: 'Malmö' },
  { id: 'c4', name: 'Oskar Nowak', team: 'Engineering', office: 'Gdańsk' },
  { id: 'c5', name: 'Yara Haddad', team: 'Sales', office: 'Porto' },
  { id: 'c6', name: 'Elin Berg', team: 'Support', office: 'Malmö' },
  { id: 'c7', name: 'Dario Conti', team: 'Design', office: 'Porto' },
  { id: 'c8', name: 'Zofia Maj', team: 'Engineering', office: 'Gdańsk' },
];

interface FilterTitleProps {
  readonly title: string;
  readonly values: readonly string[];
  readonly selected: readonly string[];
  readonly onChange: (selected: string[]) => void;
}

function FilterTitle({ title, values, selected, onChange }: FilterTitleProps) {
  const [open, setOpen] = useState(false);

  const menu = (
    <Menu
      multiple
      aria-label={`Filter by ${title}`}
      selectedKeys={[...selected]}
      onSelect={({ selectedKeys }) => onChange(selectedKeys)}
      onDeselect={({ selectedKeys }) => onChange(selectedKeys)}
    >
      {values.map((value) => (
        <MenuItem
          key={value}
          role="menuitemcheckbox"
          aria-checked={selected.includes(value)}
          // rc-menu answers to Enter only; the space bar is the usual key for a check mark.
          onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            event.currentTarget.click();
          }}
        >
          {value}
        </MenuItem>
      ))}
    </Menu>
  );

  return (
    <div className="dropdown-title">
      {title}
      <Dropdown
        trigger={['click']}
        overlay={menu}
        visible={open}
        onVisibleChange={setOpen}
        autoFocus
        // Outside the table, which would cut the popup off, and inside the box that styles it.
        getPopupContainer={(trigger) =>
          trigger.closest<HTMLElement>('.dropdown-box') ?? document.body
        }
      >
        <button
          type="button"
          className="dropdown-trigger"
          aria-label={`Filter by ${title}, ${selected.length} chosen`}
          aria-haspopup="menu"
          aria-expanded={open}
          data-active={selected.length > 0}
        >
          ▾{selected.length > 0 && ` ${selected.length}`}
        </button>
      </Dropdown>
    </div>
  );
}

const teams = ['Design', 'Engineering', 'Sales', 'Support'];
const offices = ['Gdańsk', 'Malmö', 'Porto'];

/** No choice lets everything through. */
const passes = (chosen: readonly string[], value: string) =>
  chosen.length === 0 || chosen.includes(value);

export default function DropdownFilter() {
  const [chosenTeams, setChosenTeams] = useState<readonly string[]>([]);
  const [chosenOffices, setChosenOffices] = useState<readonly string[]>([]);

  const matches = colleagues.filter(
    ({ team, office }) => passes(chosenTeams, team) && passes(chosenOffices, office),
  );

  const columns: ColumnsType<Colleague> = [
    { title: 'Name', dataIndex: 'name', rowScope: 'row' },
    {
      title: (
        <FilterTitle title="Team" values={teams} selected={chosenTeams} onChange={setChosenTeams} />
      ),
      dataIndex: 'team',
    },
    {
      title: (
        <FilterTitle
          title="Office"
          values={offices}
          selected={chosenOffices}
          onChange={setChosenOffices}
        />
      ),
      dataIndex: 'office',
    },
  ];

  function clearFilters() {
    setChosenTeams([]);
    setChosenOffices([]);
  }

  return (
    <div className="demo-stack dropdown-box">
      <div className="demo-controls">
        <span role="status">
          {matches.length} of {colleagues.length} colleagues
        </span>
        <button type="button" className="demo-button" onClick={clearFilters}>
          Clear filters
        </button>
      </div>
      <Table
        aria-label="Colleagues"
        rowKey="id"
        columns={columns}
        data={matches}
        emptyText="No colleague matches both filters."
      />
    </div>
  );
}
