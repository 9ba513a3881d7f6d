import type { Stack } from '../../../shared/editor/StackList.ts';
import { useMessage } from '../locale/useMessage.ts';

interface StackSelectProps {
  readonly stacks: readonly Stack[];
  readonly selected: Stack;
  readonly onSelect: (id: string) => void;
}

function nameOf({ versions }: Stack): string {
  return `React ${versions['react']} · rc-table ${versions['rc-table']}`;
}

/** Says what the code runs on, and lets the reader choose where there is a choice. */
export function StackSelect({ stacks, selected, onSelect }: StackSelectProps) {
  const message = useMessage();
  if (stacks.length === 1) return <span className="editor-stack">{nameOf(selected)}</span>;
  return (
    <select
      className="select"
      aria-label={message('edit.stack')}
      value={selected.id}
      onChange={(event) => onSelect(event.target.value)}
    >
      {stacks.map((stack) => (
        <option key={stack.id} value={stack.id}>
          {nameOf(stack)}
        </option>
      ))}
    </select>
  );
}
