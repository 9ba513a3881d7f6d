import path from 'node:path';
import { defaultLocale, type LocaleId, locales } from '../../shared/locale/locales.ts';

/** Where a page file belongs. */
export interface PageFile {
  /** Absolute. */
  readonly file: string;
  /** The page's address without any locale, e.g. `/demo/simple`. Pages of one key are translations of one another. */
  readonly key: string;
  readonly localeId: LocaleId;
}

/** A further tab of a page: `demo/simple/index.$tab-props.mdx` is the tab `props` of `/demo/simple`. */
export interface TabFile extends PageFile {
  readonly tab: string;
}

const tabMark = /\.\$tab-([a-z0-9-]+)$/;

/** Folders and files that begin so are no pages: `_shared`, `_home`. */
const privatePrefix = '_';

/**
 * What a file's place in the content folder says about it, or `undefined` if it is no page:
 * `demo/simple/index.zh-CN.mdx` is the Chinese text of `/demo/simple`.
 */
export function pageFileOf(contentFolder: string, file: string): PageFile | undefined {
  const place = placeOf(contentFolder, file);
  return place === undefined || tabMark.test(place.name) ? undefined : place.pageFile(place.name);
}

/** What a file's place says about it, or `undefined` if it is no further tab of a page. */
export function tabFileOf(contentFolder: string, file: string): TabFile | undefined {
  const place = placeOf(contentFolder, file);
  const tab = place && tabMark.exec(place.name)?.[1];
  if (place === undefined || tab === undefined) return undefined;
  return { ...place.pageFile(place.name.replace(tabMark, '')), tab };
}

function placeOf(contentFolder: string, file: string) {
  const relative = path.relative(contentFolder, file).split(path.sep).join('/');
  if (
    !relative.endsWith('.mdx') ||
    relative.split('/').some((part) => part.startsWith(privatePrefix))
  )
    return undefined;
  const bare = relative.slice(0, -'.mdx'.length);
  const translation = locales.find((locale) => bare.endsWith(`.${locale.id}`));
  const name = translation === undefined ? bare : bare.slice(0, -`.${translation.id}`.length);
  return {
    name,
    pageFile: (pageName: string): PageFile => ({
      file,
      key: `/${pageName}`.replace(/\/index$/, '') || '/',
      localeId: (translation ?? defaultLocale).id as LocaleId,
    }),
  };
}

/** The demo id of a file: its name in kebab-case. */
export function demoIdOf(file: string): string {
  return path
    .basename(file, path.extname(file))
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
}
