import React, { useEffect, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import Tooltip from 'rc-tooltip';
import 'rc-tooltip/assets/bootstrap.css';
import '../_shared/table-theme.css';
import './ellipsis-custom-tooltip.css';

interface Exhibit {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
  readonly condition: string;
}

const exhibits: readonly Exhibit[] = [
  {
    id: 'T-04',
    name: 'Tide clock',
    origin: 'Given by the pilots of the harbour when the old customs house was pulled down',
    condition: 'Runs',
  },
  {
    id: 'G-17',
    name: 'Glass floats',
    origin: 'Found on the north beach',
    condition: 'Two of nine are chipped; keep them out of direct sunlight and never stack them',
  },
  {
    id: 'M-52',
    name: 'Map of the shoals',
    origin: 'Bought at auction together with the logbooks of the survey ship Petrel, 1871',
    condition: 'Folds reinforced on the back, a water stain at the lower edge, ink stable',
  },
];

/** A text on one line. When it does not fit, pointing at it or focusing it shows all of it. */
function CutText({ text }: { readonly text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // The pointer opens the tooltip without moving the focus, so Escape is heard on the document.
  useEffect(() => {
    if (!isOpen) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') setIsOpen(false);
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  function openIfCut(wanted: boolean) {
    const element = button.current;
    setIsOpen(wanted && element !== null && element.scrollWidth > element.clientWidth);
  }

  return (
    <Tooltip
      overlay={isOpen ? text : null}
      placement="topLeft"
      showArrow={false}
      trigger={['hover', 'focus']}
      visible={isOpen}
      onVisibleChange={openIfCut}
      // Inside the cell the tooltip would be cut off together with the text.
      getTooltipContainer={(node) =>
        node.closest<HTMLElement>('.ellipsis-custom-tooltip') ?? document.body
      }
    >
      <button ref={button} type="button" className="ellipsis-custom-tooltip-text">
        {text}
      </button>
    </Tooltip>
  );
}

const columns: ColumnsType<Exhibit> = [
  { title: 'Exhibit', dataIndex: 'name', width: 140, rowScope: 'row' },
  {
    title: 'Origin',
    dataIndex: 'origin',
    ellipsis: { showTitle: false },
    render: (origin: Exhibit['origin']) => <CutText text={origin} />,
  },
  {
    title: 'Condition',
    dataIndex: 'condition',
    ellipsis: { showTitle: false },
    render: (condition: Exhibit['condition']) => <CutText text={condition} />,
  },
];

export default function EllipsisCustomTooltip() {
  return (
    <div className="ellipsis-custom-tooltip">
      <Table<Exhibit>
        aria-label="Exhibits of the harbour museum"
        columns={columns}
        data={exhibits}
        rowKey="id"
        scroll={{ x: 480 }}
      />
    </div>
  );
}
