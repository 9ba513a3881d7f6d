/** Splits a text without spaces into words. */
export type SegmentWords = (text: string) => readonly string[];

/** Every two neighbouring characters: what stands in for words where the browser cannot tell them. */
export const bigrams: SegmentWords = (text) => {
  const characters = [...text];
  if (characters.length < 3) return [text];
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
};

/** Words as `Intl.Segmenter` finds them, or {@link bigrams} without it (Firefox before 125). */
export function createSegmentWords(): SegmentWords {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return bigrams;
  const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' });
  return (text) =>
    [...segmenter.segment(text)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment);
}
