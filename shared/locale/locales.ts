import type { LocaleAddress } from './LocaleEntry.ts';

/** The site's locales. The first one is the default, and what a missing translation falls back to. */
export const locales = [
  { id: 'en-US', name: 'English', base: '/' },
  { id: 'zh-CN', name: '简体中文', base: '/', suffix: '-cn' },
] as const satisfies readonly LocaleAddress[];

export type LocaleId = (typeof locales)[number]['id'];

export const defaultLocale: LocaleAddress & { readonly id: LocaleId } = locales[0];
