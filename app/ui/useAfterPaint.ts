import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * The value as it was until what else has changed with it has been painted. `useDeferredValue` often begins with what
 * is deferred before that, and so holds up the frame.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  // When it paints is the browser's affair, which React does not tell.
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
