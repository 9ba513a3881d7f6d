import React, { type HTMLAttributes, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import styled from 'styled-components';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

type Density = 'compact' | 'regular' | 'spacious';
type Status = 'healthy' | 'degraded' | 'down';

interface Service {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly latency: number;
  readonly status: Status;
}

const initialServices: readonly Service[] = [
  { id: 'auth', name: 'Sign-in', region: 'Frankfurt', latency: 42, status: 'healthy' },
  { id: 'search', name: 'Search', region: 'Dublin', latency: 388, status: 'degraded' },
  { id: 'mail', name: 'Mail queue', region: 'Oslo', latency: 61, status: 'healthy' },
  { id: 'pay', name: 'Payments', region: 'Zurich', latency: 0, status: 'down' },
  { id: 'images', name: 'Image resizing', region: 'Lisbon', latency: 95, status: 'healthy' },
];

const paddings = { compact: '4px', regular: '12px', spacious: '20px' } satisfies Record<
  Density,
  string
>;

const colors = {
  healthy: { edge: 'light-dark(#2f9e5b, #4fbf7b)', tint: 'transparent' },
  degraded: { edge: 'light-dark(#d18b00, #e0a93a)', tint: 'light-dark(#fff8e6, #2b2310)' },
  down: { edge: 'light-dark(#d92d20, #f0685e)', tint: 'light-dark(#fef0ef, #331718)' },
} satisfies Record<Status, { readonly edge: string; readonly tint: string }>;

// Styled components are made once, outside every component: one made during a render is a new type
// each time, and React would mount all rows anew.
const ServiceTable = styled.div<{ readonly $density: Density }>`
  .rc-table {
    --table-padding-block: ${({ $density }) => paddings[$density]};
  }
`;

// rc-table also renders placeholder and expanded rows with this component; they get no status.
const ServiceRow = styled.tr<{ readonly $status?: Status }>`
  /* The cells cover the background of their row, so they are coloured. */
  > td,
  > th {
    background-color: ${({ $status = 'healthy' }) => colors[$status].tint};
  }

  > :first-child {
    padding-inline-start: calc(var(--table-padding-inline) - 4px);
    border-inline-start: 4px solid ${({ $status = 'healthy' }) => colors[$status].edge};
  }

  @media (prefers-reduced-motion: no-preference) {
    > * {
      transition: background-color 0.3s, border-color 0.3s;
    }
  }
`;

const Latency = styled.span<{ readonly $slow: boolean }>`
  font-weight: ${({ $slow }) => ($slow ? 600 : 400)};
`;

const components = { body: { row: ServiceRow } };

/** What `onRow` gives to `ServiceRow`. The `$` keeps the property away from the `tr` in the page. */
interface ServiceRowProps extends HTMLAttributes<HTMLTableRowElement> {
  readonly $status: Status;
}

const onRow = (service: Service): ServiceRowProps => ({ $status: service.status });

export default function StyledComponents() {
  const [density, setDensity] = useState<Density>('regular');
  const [services, setServices] = useState(initialServices);

  function setStatus(id: string, status: Status) {
    setServices((current) =>
      current.map((service) => (service.id === id ? { ...service, status } : service)),
    );
  }

  const columns: ColumnsType<Service> = [
    { title: 'Service', dataIndex: 'name', rowScope: 'row' },
    { title: 'Region', dataIndex: 'region' },
    {
      title: 'Latency',
      dataIndex: 'latency',
      className: 'demo-number',
      render: (latency: number) => <Latency $slow={latency > 200}>{latency} ms</Latency>,
    },
    {
      title: 'Status',
      dataIndex: 'status',
      width: 150,
      render: (status: Status, { id, name }) => (
        <select
          className="demo-select"
          aria-label={`Status of ${name}`}
          value={status}
          onChange={(event) => setStatus(id, event.target.value as Status)}
        >
          <option value="healthy">Healthy</option>
          <option value="degraded">Degraded</option>
          <option value="down">Down</option>
        </select>
      ),
    },
  ];

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <label className="demo-field">
          Density
          <select
            className="demo-select"
            value={density}
            onChange={(event) => setDensity(event.target.value as Density)}
          >
            <option value="compact">Compact</option>
            <option value="regular">Regular</option>
            <option value="spacious">Spacious</option>
          </select>
        </label>
      </div>
      <ServiceTable $density={density}>
        <Table
          aria-label="Services"
          rowKey="id"
          columns={columns}
          data={services}
          components={components}
          onRow={onRow}
        />
      </ServiceTable>
    </div>
  );
}
