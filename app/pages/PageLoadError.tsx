import { useEffect, useEffectEvent } from 'react';
import { useMessage } from '../features/locale/useMessage.ts';
import { onAskedAgain } from '../router/askedAgain.ts';

interface PageLoadErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Says that a page did not load, above the page that is still there. */
export function PageLoadError({ error, onRetry }: PageLoadErrorProps) {
  const message = useMessage();
  // The link that led here is another way to ask for it again.
  const retry = useEffectEvent(onRetry);
  useEffect(() => onAskedAgain(() => retry()), []);
  return (
    <div className="load-error" role="alert">
      <p>{error.message}</p>
      <button type="button" className="button" onClick={onRetry}>
        {message('retry')}
      </button>
    </div>
  );
}
