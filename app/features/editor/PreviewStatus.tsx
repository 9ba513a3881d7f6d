import type { Place } from '../../../shared/editor/frameMessages.ts';
import { useMessage } from '../locale/useMessage.ts';
import type { PreviewFailure, PreviewState } from './preview/PreviewState.ts';

interface PreviewStatusProps {
  readonly state: PreviewState;
  /** Whether the code came by a link and waits for the reader's word. */
  readonly isPaused: boolean;
  readonly onJump: (place: Place) => void;
}

/** Says what has become of the code: it waits, it runs, or it failed, how and at which line. */
export function PreviewStatus({ state, isPaused, onJump }: PreviewStatusProps) {
  const message = useMessage();
  const kind = isPaused ? 'paused' : state.kind;
  return (
    <div className="editor-status" role="status" data-kind={kind}>
      {isPaused ? (
        <p>{message('edit.paused')}</p>
      ) : state.kind === 'failed' ? (
        <Failure failure={state.failure} onJump={onJump} />
      ) : state.kind === 'stopped' ? (
        <p>{message(`edit.stopped.${state.reason}`)}</p>
      ) : null}
    </div>
  );
}

interface FailureProps {
  readonly failure: PreviewFailure;
  readonly onJump: (place: Place) => void;
}

function Failure({ failure, onJump }: FailureProps) {
  const message = useMessage();
  const place = failure.kind === 'load' ? undefined : failure.place;
  return (
    <>
      <p className="editor-failure">
        <strong>{message(`edit.failed.${phaseOf(failure)}`)}</strong>
        {place !== undefined && (
          <button type="button" className="editor-place" onClick={() => onJump(place)}>
            {message('edit.place', {
              file: place.file.split('/').at(-1) ?? place.file,
              line: place.line,
            })}
          </button>
        )}
      </p>
      <FailureText failure={failure} />
    </>
  );
}

function phaseOf(failure: PreviewFailure) {
  switch (failure.kind) {
    case 'load':
      return 'load';
    case 'run':
      return failure.phase;
    case 'syntax':
    case 'unknown-file':
    case 'unknown-package':
      return 'compile';
    default:
      return failure satisfies never;
  }
}

function FailureText({ failure }: { readonly failure: PreviewFailure }) {
  const message = useMessage();
  switch (failure.kind) {
    case 'unknown-file':
      return <p>{message('edit.unknown-file', { name: failure.specifier })}</p>;
    case 'unknown-package':
      return (
        <>
          <p>{message('edit.unknown-package', { name: failure.specifier })}</p>
          <ul className="editor-importable">
            {failure.known.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </>
      );
    default:
      return <pre lang="en">{failure.message}</pre>;
  }
}
