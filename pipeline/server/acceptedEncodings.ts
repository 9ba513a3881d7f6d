/** A compression that files come in, with the end of the compressed file's name. */
export interface Encoding {
  readonly name: 'br' | 'gzip';
  readonly extension: '.br' | '.gz';
}

/** Those there are, the smaller one first. */
export const encodings: readonly Encoding[] = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** The encodings that an `Accept-Encoding` header lets an answer have, in the order of {@link encodings}. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const accepted = new Map<string, boolean>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
    accepted.set(name, quality === undefined || Number(quality) > 0);
  }
  return encodings.filter(({ name }) => accepted.get(name) ?? accepted.get('*') ?? false);
}
