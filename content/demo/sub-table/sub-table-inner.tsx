import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Task {
  readonly title: string;
  readonly hours: number;
}

interface Project {
  readonly name: string;
  readonly lead: string;
  readonly tasks: readonly Task[];
}

const projects: readonly Project[] = [
  {
    name: 'New ticket machine',
    lead: 'Paula Reis',
    tasks: [
      { title: 'Draw the screens', hours: 24 },
      { title: 'Test with ten passengers', hours: 16 },
    ],
  },
  {
    name: 'Winter timetable',
    lead: 'Jan Kowal',
    tasks: [
      { title: 'Collect the changes', hours: 12 },
      { title: 'Print the posters', hours: 6 },
    ],
  },
];

const projectColumns: ColumnsType<Project> = [
  { title: 'Project', dataIndex: 'name' },
  { title: 'Lead', dataIndex: 'lead' },
];

const taskColumns: ColumnsType<Task> = [
  { title: 'Task', dataIndex: 'title' },
  { title: 'Hours', dataIndex: 'hours', width: 100, className: 'demo-number' },
];

const expandIcon = expandButton<Project>((project) => project.name);

export default function SubTableInner() {
  return (
    <Table<Project>
      aria-label="Projects"
      columns={projectColumns}
      data={projects}
      rowKey="name"
      expandable={{
        expandedRowRender: (project) => (
          <Table<Task>
            aria-label={`Tasks of ${project.name}`}
            columns={taskColumns}
            data={project.tasks}
            rowKey="title"
          />
        ),
        defaultExpandedRowKeys: ['New ticket machine'],
        columnTitle: <span className="demo-visually-hidden">Tasks</span>,
        expandIcon,
      }}
    />
  );
}
