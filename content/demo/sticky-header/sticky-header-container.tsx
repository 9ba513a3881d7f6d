import React, { useState } from 'react';
import Table from 'rc-table';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './sticky-header-container.css';
import { columns } from './columns';
import { type Shipment, shipments } from './shipments';

export default function StickyHeaderContainer() {
  // State, not a ref: rc-table asks for the container while rendering, and must do so again once there is one.
  const [container, setContainer] = useState<HTMLElement | null>(null);

  return (
    <section
      ref={setContainer}
      className="sticky-header-container"
      aria-label="Harbour office"
      // Lets the keyboard scroll the box.
      tabIndex={0}
    >
      <p className="demo-note">
        The harbour office confirms shipments until four in the afternoon. Later ones are confirmed
        on the next working day. Scroll this box: the note leaves, the header of the table stays.
      </p>
      <Table<Shipment>
        aria-label="Shipments in a box that scrolls"
        columns={columns}
        data={shipments}
        rowKey="id"
        scroll={{ x: 1200 }}
        sticky={container === null ? true : { getContainer: () => container }}
      />
    </section>
  );
}
