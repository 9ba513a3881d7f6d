import { classNamesOf, createStylePicker, type StylePicker } from './createStylePicker.ts';
import type { DocumentSheet } from './renderDocument.ts';

/**
 * What a document must be spared of a sheet, in characters, for it to be worth a request: a demo page needs less
 * than half of the site's 28,000 and the table's 14,000, and most of the few hundred that demos have of their own.
 */
const worthLeavingOut = 3000;

export interface DocumentNeeds {
  /** Addresses of the sheets, in their order. */
  readonly sheets: readonly string[];
  /** `undefined` where scripts make all of it. */
  readonly markup: string | undefined;
  /** How many files it may ask for besides what it asks for already. */
  readonly room: number;
}

/** Chooses what a document carries of its style sheets. */
export type PickDocumentStyles = (needs: DocumentNeeds) => DocumentSheet[];

export function createDocumentStyles(readFile: (address: string) => string): PickDocumentStyles {
  const pickers = new Map<string, StylePicker>();
  const partOf = (address: string, css: string, classNames: ReadonlySet<string>) => {
    const picker = pickers.get(address) ?? createStylePicker(css);
    pickers.set(address, picker);
    return picker(classNames);
  };

  return ({ sheets, markup, room }) => {
    const texts = sheets.map((address) => ({ address, css: readFile(address) }));
    if (markup === undefined) return texts.map((sheet) => ({ kind: 'file', ...sheet }));
    const classNames = classNamesOf(markup);
    const parts = texts
      .map(({ address, css }) => {
        const part = partOf(address, css, classNames);
        return { address, part, saving: css.length - part.length };
      })
      .filter(({ saving }) => saving >= worthLeavingOut)
      .sort((a, b) => b.saving - a.saving)
      .slice(0, Math.max(room, 0));
    return texts.map(({ address, css }): DocumentSheet => {
      const found = parts.find((candidate) => candidate.address === address);
      return found === undefined
        ? { kind: 'whole', address, css }
        : { kind: 'part', address, css: found.part };
    });
  };
}
