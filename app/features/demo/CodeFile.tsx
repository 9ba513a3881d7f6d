import { useEffect, useId, useRef, useState } from 'react';
import type { SourceFile } from '../../../shared/demo/DemoSource.ts';
import { useSiteHtml } from '../../security/useSiteHtml.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useMessage } from '../locale/useMessage.ts';
import { markLine } from './markLine.ts';

/** Lines that are seen without scrolling; the style sheet's height is a little more than that. */
const shortLines = 22;

interface CodeFileProps {
  readonly file: SourceFile;
  /** The line to mark, counted from 1. */
  readonly line: number | undefined;
  /** Whether to bring that line into view. */
  readonly isArriving: boolean;
}

/** One file's code. A long one is cut short at first: it scrolls, and opens in full on request. */
export function CodeFile({ file: { code, html }, line, isArriving }: CodeFileProps) {
  const message = useMessage();
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const markup = useSiteHtml(line === undefined ? html : markLine(html, line));
  const count = code.split('\n').length;
  const isLong = count > shortLines;
  const box = useRef<HTMLPreElement>(null);

  // Scrolling and focus are the browser's. Whoever has turned to something else meanwhile keeps the focus.
  useEffect(() => {
    if (!isArriving || line === undefined) return;
    box.current
      ?.querySelector('.code-line')
      ?.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isArriving, line]);
  return (
    <div className="code-block" data-long={isLong || undefined} data-whole={isWhole || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard */}
      <pre id={id} tabIndex={0} ref={box}>
        <code dangerouslySetInnerHTML={markup} />
      </pre>
      <CopyButton text={code} />
      {isLong && (
        <button
          type="button"
          className="code-more"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {message(isWhole ? 'demo.show-less' : 'demo.show-all', { count })}
        </button>
      )}
    </div>
  );
}
