import React, { type AnimationEvent, useEffect, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './animation.css';

interface Task {
  readonly id: number;
  readonly title: string;
  readonly owner: string;
  readonly phase: 'resting' | 'added' | 'leaving';
}

const initialTasks: readonly Task[] = [
  { id: 1, title: 'Book the hall', owner: 'Marta', phase: 'resting' },
  { id: 2, title: 'Order chairs', owner: 'Jonas', phase: 'resting' },
  { id: 3, title: 'Print badges', owner: 'Leila', phase: 'resting' },
];

const ideas = [
  'Test the microphones',
  'Plan the catering',
  'Hang up the signs',
  'Invite the press',
];

const withoutLeaving = (tasks: readonly Task[]) => tasks.filter((task) => task.phase !== 'leaving');

export default function Animation() {
  const [tasks, setTasks] = useState(initialTasks);
  const [message, setMessage] = useState('');
  const lastId = useRef(initialTasks.length);
  const addButton = useRef<HTMLButtonElement>(null);
  const deleteButtons = useRef(new Map<number, HTMLButtonElement>());
  const isLeaving = tasks.some((task) => task.phase === 'leaving');

  // A safety net: if the end of an animation is never reported, say because the tab was hidden or the
  // reader prefers reduced motion, rows leave all the same.
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setTasks(withoutLeaving), 400);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  function addTask() {
    lastId.current += 1;
    const id = lastId.current;
    const title = ideas[id % ideas.length] ?? 'Clean up';
    setTasks([...tasks, { id, title, owner: 'Nobody yet', phase: 'added' }]);
    setMessage(`Added “${title}”.`);
  }

  function deleteTask(deleted: Task) {
    setTasks(tasks.map((task) => (task === deleted ? { ...task, phase: 'leaving' } : task)));
    setMessage(`Deleted “${deleted.title}”.`);

    // The button that had the focus goes with its row: hand the focus to a neighbour.
    const remaining = withoutLeaving(tasks);
    const position = remaining.indexOf(deleted);
    const neighbour = remaining[position + 1] ?? remaining[position - 1];
    const target = neighbour === undefined ? undefined : deleteButtons.current.get(neighbour.id);
    (target ?? addButton.current)?.focus();
  }

  const columns: ColumnsType<Task> = [
    { title: 'Task', dataIndex: 'title', rowScope: 'row' },
    { title: 'Owner', dataIndex: 'owner' },
    {
      title: 'Action',
      key: 'action',
      width: 120,
      render: (_value, task) => (
        <button
          type="button"
          className="demo-link-button"
          aria-label={`Delete ${task.title}`}
          disabled={task.phase === 'leaving'}
          ref={(button) => {
            if (button === null) deleteButtons.current.delete(task.id);
            else deleteButtons.current.set(task.id, button);
          }}
          onClick={() => deleteTask(task)}
        >
          Delete
        </button>
      ),
    },
  ];

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button type="button" className="demo-button" ref={addButton} onClick={addTask}>
          Add task
        </button>
      </div>
      <Table
        aria-label="Tasks"
        rowKey="id"
        columns={columns}
        data={tasks}
        emptyText="Everything is done."
        rowClassName={({ phase }) => `animation-row-${phase}`}
        onRow={({ id, phase }) => ({
          onAnimationEnd: (event: AnimationEvent) => {
            // Animations inside the cells end here too.
            if (phase !== 'leaving' || event.target !== event.currentTarget) return;
            setTasks((current) => current.filter((task) => task.id !== id));
          },
        })}
      />
      <p className="demo-status" role="status">
        {message}
      </p>
    </div>
  );
}
