import { createContext, use } from 'react';
import { assert } from '../../../shared/assert.ts';
import type { ParsedMessages } from './messageResource.ts';

/** A locale with its texts. The same object as long as they are the same. */
export interface Language {
  readonly localeId: string;
  readonly messages: ParsedMessages;
}

const LanguageContext = createContext<Language | undefined>(undefined);

/** Gives everything inside it a language. */
export const LanguageProvider = LanguageContext.Provider;

/** The language of the component's place. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  assert(language, 'There is no LanguageProvider around the component.');
  return language;
}
