import type { PageLink } from '../page/PageData.ts';
import { decodeAddress } from './decodeAddress.ts';

interface NearestPagesQuery {
  /** The address that has no page. */
  readonly path: string;
  readonly pages: readonly PageLink[];
  /** How many to answer at most. */
  readonly count: number;
}

/** Every two neighbouring letters of the words in a text, so that a slip of a finger costs little. */
function pairs(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const padded = ` ${word} `;
      return [...padded].slice(1).map((letter, index) => padded.charAt(index) + letter);
    }),
  );
}

/** The share of pairs that two texts have in common, from 0 to 1 (Sørensen–Dice). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size);
}

/** Less than this is chance. */
const threshold = 0.25;

/** The pages whose address or title is most like an address that does not exist, the most likely first. */
export function nearestPages({ path, pages, count }: NearestPagesQuery): PageLink[] {
  const nameOf = (address: string) => address.split('/').filter(Boolean).at(-1) ?? '';
  const wanted = pairs(nameOf(decodeAddress(path)));
  return pages
    .map((page) => ({
      page,
      score: Math.max(
        likeness(wanted, pairs(nameOf(page.path))),
        likeness(wanted, pairs(page.title)),
      ),
    }))
    .filter(({ score }) => score >= threshold)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ page }) => page);
}
