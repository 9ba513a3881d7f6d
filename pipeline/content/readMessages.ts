import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocaleId } from '../../shared/locale/locales.ts';

/** The shell's texts of one locale, by message id. */
export type Messages = Readonly<Record<string, string>>;

/** Reads a locale's messages; the build needs the few that stand in finished HTML. */
export async function readMessages(repository: string, localeId: LocaleId): Promise<Messages> {
  const file = path.join(repository, 'locales', `${localeId}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as Messages;
}
