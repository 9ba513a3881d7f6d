import React from 'react';
import Table from 'rc-table';
import { chargers, columns } from './chargers';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

export default function AriaLabelledby() {
  return (
    <div className="demo-stack">
      <h3 id="charging-points-heading" className="demo-heading">
        Charging points in the old town
      </h3>
      <Table
        aria-labelledby="charging-points-heading"
        aria-describedby="charging-points-note"
        columns={columns}
        data={chargers}
        rowKey="id"
      />
      <p id="charging-points-note" className="demo-note">
        States are refreshed every five minutes.
      </p>
    </div>
  );
}
