import { useEffect } from 'react';
import { useMessage } from '../locale/useMessage.ts';

interface DemoCrashProps {
  readonly id: string;
  readonly error: unknown;
  readonly onTryAgain: () => void;
  readonly onSettled?: ((id: string) => void) | undefined;
}

/** What stands in a demo's place after it has failed. */
export function DemoCrash({ id, error, onTryAgain, onSettled }: DemoCrashProps) {
  const message = useMessage();
  // A demo that has failed for good must not keep the page from being ready.
  useEffect(() => onSettled?.(id), [id, onSettled]);
  const text = error instanceof Error ? error.message : String(error ?? '');
  const stack = error instanceof Error ? error.stack : undefined;
  return (
    <div className="demo-crash" role="alert">
      <p className="demo-crash-message">{text === '' ? message('demo.crashed') : text}</p>
      {stack !== undefined && (
        <details>
          <summary>{message('demo.stack')}</summary>
          <pre>{stack}</pre>
        </details>
      )}
      <button type="button" className="button" onClick={onTryAgain}>
        {message('try-again')}
      </button>
    </div>
  );
}
