import { useEffect, useMemo, useState } from 'react';
import type { PageData } from '../../shared/page/PageData.ts';
import { markReady } from './readyMarks.ts';

/**
 * Marks the document as ready once the page and all its demos can be used.
 * The answer is what a demo calls when it can.
 */
export function useReadyMark(page: PageData): (demoId: string) => void {
  const pending = useMemo(() => new Set(Object.keys(page.demos)), [page]);
  const [readyPage, setReadyPage] = useState<PageData | undefined>(undefined);

  // A page without demos is ready as soon as it is there.
  useEffect(() => {
    if (pending.size === 0) setReadyPage(page);
  }, [page, pending]);

  // Keeps the mark in the document, outside React, true to the page that is shown.
  useEffect(() => (readyPage === page ? markReady() : undefined), [readyPage, page]);

  return useMemo(
    () => (demoId: string) => {
      pending.delete(demoId);
      if (pending.size === 0) setReadyPage(page);
    },
    [page, pending],
  );
}
