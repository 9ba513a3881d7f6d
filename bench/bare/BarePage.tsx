import React from 'react';
import Demo from '../../content/demo/nested-table/nested-table.tsx';

/** The least that a page with a React table can be: a heading and the demo. */
export function BarePage() {
  return (
    <main>
      <h1>Nested tables</h1>
      <div className="demo-stage" data-demo="nested-table">
        <Demo />
      </div>
    </main>
  );
}
