import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Answers the texts of built files by their addresses, each read once. */
export function createFileReader(outputFolder: string): (address: string) => string {
  const texts = new Map<string, string>();
  return (address) => {
    const known = texts.get(address);
    if (known !== undefined) return known;
    const text = readFileSync(path.join(outputFolder, address), 'utf8');
    texts.set(address, text);
    return text;
  };
}
