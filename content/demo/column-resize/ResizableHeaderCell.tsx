import React, {
  type KeyboardEvent,
  type ThHTMLAttributes,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Resizable } from 'react-resizable';

const minWidth = 80;
const maxWidth = 400;
const keyboardStep = 10;

export interface ResizableHeaderCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  readonly width?: number;
  readonly onWidth?: (width: number) => void;
  readonly onReset?: () => void;
}

/** A header cell whose border can be dragged or moved with the arrow keys, if it has an `onWidth`. */
export function ResizableHeaderCell({
  width = 0,
  onWidth,
  onReset,
  ...attributes
}: ResizableHeaderCellProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  const [isRightToLeft, setIsRightToLeft] = useState(false);

  useEffect(() => {
    setIsRightToLeft(cell.current !== null && getComputedStyle(cell.current).direction === 'rtl');
  }, []);

  if (onWidth === undefined) return <th {...attributes} />;

  const stepToRight = isRightToLeft ? -keyboardStep : keyboardStep;
  const widthAfter: Record<string, number> = {
    ArrowLeft: width - stepToRight,
    ArrowRight: width + stepToRight,
    Home: minWidth,
    End: maxWidth,
  };

  function onKeyDown(event: KeyboardEvent) {
    const target = widthAfter[event.key];
    if (target !== undefined) onWidth?.(Math.min(Math.max(target, minWidth), maxWidth));
    else if (event.key === 'Enter') onReset?.();
    else return;
    // Otherwise the keys would scroll the table or the page as well.
    event.preventDefault();
  }

  return (
    <Resizable
      axis="x"
      width={width}
      resizeHandles={[isRightToLeft ? 'w' : 'e']}
      minConstraints={[minWidth, 0]}
      maxConstraints={[maxWidth, Infinity]}
      onResize={(_event, { size }) => onWidth(Math.round(size.width))}
      handle={(_side, ref) => (
        <span
          ref={ref}
          className="column-resize-handle"
          role="separator"
          tabIndex={0}
          aria-orientation="vertical"
          aria-label={`Width of ${attributes['aria-label']}`}
          aria-valuemin={minWidth}
          aria-valuemax={maxWidth}
          aria-valuenow={width}
          aria-valuetext={`${width} pixels`}
          onKeyDown={onKeyDown}
          onDoubleClick={onReset}
        />
      )}
    >
      <th {...attributes} ref={cell} />
    </Resizable>
  );
}
