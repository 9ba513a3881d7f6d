import { useMessage } from '../locale/useMessage.ts';
import { useLongerThan } from './useLongerThan.ts';

/** Waits shorter than this are not worth showing, in milliseconds. */
const progressDelay = 100;

/** A thin line at the top of the window while something is loading that the reader waits for. */
export function ProgressBar({ isPending }: { readonly isPending: boolean }) {
  const message = useMessage();
  const isShown = useLongerThan(progressDelay, isPending);
  return (
    <div role="status" className="progress">
      {isShown && (
        <>
          <div className="progress-bar" />
          <span className="visually-hidden">{message('loading')}</span>
        </>
      )}
    </div>
  );
}
