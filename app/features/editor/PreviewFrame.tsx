import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from 'react';
import { useMessage } from '../locale/useMessage.ts';

/** Width in pixels, or as wide as there is room. */
export type PreviewWidth = number | 'full';

const narrowest = 240;
const widest = 1600;
const step = 16;

interface PreviewFrameProps {
  readonly container: RefObject<HTMLDivElement | null>;
  /** Height to keep while there is nothing to see, in pixels. */
  readonly height: number;
  readonly width: PreviewWidth;
  readonly onWidth: (width: PreviewWidth) => void;
}

/** Where the preview is, with a handle at its end that makes it narrower or wider. */
export function PreviewFrame({ container, height, width, onWidth }: PreviewFrameProps) {
  const message = useMessage();
  const drag = useRef<{ readonly from: number; readonly width: number }>(null);
  const current = () => container.current?.offsetWidth ?? narrowest;
  const setWidth = (next: number) =>
    onWidth(Math.round(Math.min(Math.max(next, narrowest), widest)));
  const sign = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    // Otherwise the pointer would be lost to the frame it moves over.
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: current() };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag.current === null) return;
    const { from, width: begin } = drag.current;
    setWidth(begin + (event.clientX - from) * sign(event.currentTarget));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = sign(event.currentTarget);
    if (event.key === 'ArrowRight') setWidth(current() + step * forward);
    else if (event.key === 'ArrowLeft') setWidth(current() - step * forward);
    else if (event.key === 'Home') setWidth(narrowest);
    else if (event.key === 'End') onWidth('full');
    else return;
    event.preventDefault();
  };

  return (
    <div className="editor-stage">
      <div
        ref={container}
        className="editor-preview"
        style={
          {
            '--height-when-empty': `${height}px`,
            ...(width !== 'full' && { width }),
          } as CSSProperties
        }
      />
      {/* biome-ignore lint/a11y/useSemanticElements: an <hr> that is a control is no <hr> */}
      <div
        className="editor-handle"
        role="separator"
        aria-orientation="vertical"
        aria-label={message('edit.width')}
        aria-valuemin={narrowest}
        aria-valuemax={widest}
        aria-valuenow={width === 'full' ? widest : width}
        aria-valuetext={width === 'full' ? message('edit.width.full') : `${width} px`}
        tabIndex={0}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onLostPointerCapture={() => {
          drag.current = null;
        }}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
