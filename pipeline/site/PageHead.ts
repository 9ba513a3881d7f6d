import type { LocaleId } from '../../shared/locale/locales.ts';
import type { Frontmatter, LineOfField } from '../content/parseFrontmatter.ts';

/** A further tab of a page that has a file of its own. */
export interface TabHead {
  /** What `?tab=` chooses it by. */
  readonly key: string;
  readonly title: string;
  /** Absolute path of the source. */
  readonly file: string;
  /** The source, relative to the repository. */
  readonly filename: string;
}

/** A page before its text is read. */
export interface PageHead {
  /** The source file without extension, relative to the repository, with the page's locale. */
  readonly id: string;
  /** Absolute path of the source. */
  readonly file: string;
  /** The source, relative to the repository. */
  readonly filename: string;
  /** The page's address without any locale. */
  readonly key: string;
  readonly path: string;
  readonly localeId: LocaleId;
  /** The locale of the text, where it is not the page's own. */
  readonly textLocaleId: LocaleId | undefined;
  readonly frontmatter: Frontmatter;
  readonly lineOf: LineOfField;
  readonly tabs: readonly TabHead[];
}
