import type { LocaleAddress } from '../../shared/locale/LocaleEntry.ts';
import { locales } from '../../shared/locale/locales.ts';

const suffixes = locales.flatMap(({ suffix }: LocaleAddress) => suffix ?? []);

/** The suffix of a locale that a name ends in, which would make its address one of a translation. */
export function translationSuffix(name: string): string | undefined {
  return suffixes.find((suffix) => name.endsWith(suffix));
}
