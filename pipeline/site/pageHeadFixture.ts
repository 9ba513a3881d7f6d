import type { Frontmatter } from '../content/parseFrontmatter.ts';
import type { PageHead } from './PageHead.ts';

/** A page for tests, in the default locale, of which only the key and what is given matter. */
export function pageHead(key: string, frontmatter: Partial<Frontmatter> = {}): PageHead {
  const name = key === '/' ? '/index' : key;
  return {
    id: `content${name}.en-US`,
    file: `/repository/content${name}.mdx`,
    filename: `content${name}.mdx`,
    key,
    path: key,
    localeId: 'en-US',
    textLocaleId: undefined,
    frontmatter: { title: `Title of ${key}`, description: 'Words.', ...frontmatter },
    lineOf: () => 3,
    tabs: [],
  };
}
