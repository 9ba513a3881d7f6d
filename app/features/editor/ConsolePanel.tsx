import { useRef } from 'react';
import { useMessage } from '../locale/useMessage.ts';
import type { ConsoleLines } from './preview/consoleLines.ts';

interface ConsolePanelProps {
  readonly console: ConsoleLines;
  readonly onClear: () => void;
}

/** What the running code prints. */
export function ConsolePanel({ console: { lines, counts, dropped }, onClear }: ConsolePanelProps) {
  const message = useMessage();
  const summary = useRef<HTMLElement>(null);
  const { error = 0, warn = 0, debug = 0, info = 0, log = 0 } = counts;
  return (
    <details className="editor-console">
      <summary ref={summary}>
        {message('edit.console')}
        <span className="editor-console-counts" data-errors={error > 0} data-warnings={warn > 0}>
          {message('edit.console.counts', {
            errors: error,
            warnings: warn,
            others: debug + info + log,
          })}
        </span>
      </summary>
      {lines.length > 0 && (
        <>
          <ol lang="en">
            {lines.map(({ id, level, text, count }) => (
              <li key={id} data-level={level}>
                <span>{text}</span>
                {count > 1 && (
                  <span className="editor-console-repeat">
                    {message('edit.console.repeat', { count })}
                  </span>
                )}
              </li>
            ))}
          </ol>
          <p className="editor-console-foot">
            {dropped > 0 && message('edit.console.dropped', { count: dropped })}
            <button
              type="button"
              className="button"
              onClick={() => {
                // The button goes with the lines.
                summary.current?.focus();
                onClear();
              }}
            >
              {message('edit.console.clear')}
            </button>
          </p>
        </>
      )}
    </details>
  );
}
