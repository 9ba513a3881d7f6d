import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './fixed-columns-and-header-rtl.css';
import { type Branch, branches, days, longCity } from './branches';

const initialOptions = {
  rtl: true,
  fixedHeader: true,
  narrow: false,
  pinStart: true,
  pinGroup: false,
  pinEnd: true,
  ellipsis: true,
  percentage: false,
  longText: false,
  empty: false,
};

type Options = typeof initialOptions;
type OptionName = keyof Options;

const fieldsets: readonly { legend: string; labels: Partial<Record<OptionName, string>> }[] = [
  {
    legend: 'Table',
    labels: { rtl: 'Right to left', fixedHeader: 'Fixed header', narrow: 'Narrow box' },
  },
  {
    legend: 'Pinned columns',
    labels: { pinStart: 'City', pinGroup: 'City to address', pinEnd: 'Total and state' },
  },
  {
    legend: 'City column',
    labels: { ellipsis: 'Ellipsis', percentage: 'Width in percent', longText: 'Long text' },
  },
  { legend: 'Data', labels: { empty: 'Empty' } },
];

function columnsFor(options: Options): ColumnsType<Branch> {
  // 'left' is the side where reading starts, so right-to-left it is the right side of the screen.
  const start = options.pinStart ? ({ fixed: 'left' } as const) : {};
  const startGroup = options.pinStart && options.pinGroup ? ({ fixed: 'left' } as const) : {};
  const end = options.pinEnd ? ({ fixed: 'right' } as const) : {};

  return [
    {
      title: 'المدينة',
      dataIndex: 'city',
      width: options.percentage ? '10%' : 110,
      ellipsis: options.ellipsis,
      ...start,
    },
    { title: 'المدير', dataIndex: 'manager', width: 140, ...startGroup },
    {
      title: 'العنوان',
      // On the children: rc-table 7.31.1 does not pass on what the group says.
      children: [
        { title: 'الشارع', dataIndex: ['address', 'street'], width: 150, ...startGroup },
        { title: 'الحي', dataIndex: ['address', 'district'], width: 120, ...startGroup },
      ],
    },
    ...days.map((day, index) => ({ title: day, dataIndex: ['orders', index] })),
    {
      title: 'المجموع',
      key: 'total',
      width: 100,
      render: (_, { orders }) => orders.reduce((total, count) => total + count, 0),
      ...end,
    },
    {
      title: 'الحالة',
      dataIndex: 'isOpen',
      width: 80,
      render: (isOpen: boolean) => (isOpen ? 'مفتوح' : 'مغلق'),
      ...end,
    },
  ];
}

function dataFor({ empty, longText }: Options): readonly Branch[] {
  if (empty) return [];
  return branches.map((branch, row) =>
    longText && row === 0 ? { ...branch, city: longCity } : branch,
  );
}

export default function FixedColumnsAndHeaderRtl() {
  const [options, setOptions] = useState(initialOptions);
  const direction = options.rtl ? 'rtl' : 'ltr';

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        {fieldsets.map(({ legend, labels }) => (
          <fieldset key={legend} className="demo-fieldset">
            <legend>{legend}</legend>
            {(Object.entries(labels) as [OptionName, string][]).map(([name, label]) => (
              <label key={name} className="demo-field">
                <input
                  type="checkbox"
                  checked={options[name]}
                  disabled={name === 'pinGroup' && !options.pinStart}
                  onChange={(event) => setOptions({ ...options, [name]: event.target.checked })}
                />
                {label}
              </label>
            ))}
          </fieldset>
        ))}
        <button type="button" className="demo-button" onClick={() => setOptions(initialOptions)}>
          Reset
        </button>
      </div>
      {/* `dir` turns the text; the table's own `direction` turns its pinned columns and shadows. */}
      <div
        dir={direction}
        lang="ar"
        className="fixed-columns-and-header-rtl-box"
        data-narrow={options.narrow}
      >
        <Table<Branch>
          aria-label="طلبات الفروع في الأسبوع"
          direction={direction}
          columns={columnsFor(options)}
          data={dataFor(options)}
          rowKey="manager"
          emptyText="لا توجد بيانات"
          scroll={options.fixedHeader ? { x: 1400, y: 300 } : { x: 1400 }}
        />
      </div>
    </div>
  );
}
