import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale, type LocaleId } from '../../shared/locale/locales.ts';

/** The shell's texts of one locale, by message id. */
export type Messages = Readonly<Record<string, string>>;

/** Reads a locale's messages; a text that it lacks is the default locale's. */
export async function readMessages(repository: string, localeId: LocaleId): Promise<Messages> {
  const read = async (id: LocaleId) => {
    const file = path.join(repository, 'locales', `${id}.json`);
    return JSON.parse(await readFile(file, 'utf8')) as Messages;
  };
  return { ...(await read(defaultLocale.id)), ...(await read(localeId)) };
}
