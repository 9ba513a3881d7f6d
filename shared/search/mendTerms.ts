import { editDistance } from './editDistance.ts';
import { createNeedle } from './Needle.ts';
import type { Term } from './parseQuery.ts';

/** How many typing errors a word of this length may have. */
function allowedErrors(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * A term that is nowhere, as the words of titles it may have been meant for; `undefined` if there is none.
 * It counts half, so that what is written as it stands comes first.
 */
export function mendTerm(term: Term, titleWords: ReadonlySet<string>): Term | undefined {
  if (term.kind === 'signs') return undefined;
  const [written = ''] = term.needles.map(({ full }) => full);
  if (!/^[a-z0-9]+$/.test(written)) return undefined;
  let limit = allowedErrors(written.length);
  if (limit === 0) return undefined;
  let nearest: string[] = [];
  for (const word of titleWords) {
    const distance = editDistance(written, word, limit);
    if (distance > limit) continue;
    if (distance < limit) nearest = [];
    limit = distance;
    nearest.push(word);
  }
  if (nearest.length === 0) return undefined;
  return { ...term, needles: nearest.map((word) => createNeedle(word)), weight: term.weight / 2 };
}
