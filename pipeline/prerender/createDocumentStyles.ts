import { classNamesOf, createStylePicker, type StylePicker } from './createStylePicker.ts';
import type { DocumentStyles } from './renderDocument.ts';

/**
 * What a document must be spared, in characters, for its sheets to be worth a request each. A demo page needs
 * less than half of the site's 28,000 and the table's 14,000.
 */
const worthLeavingOut = 4000;

/** Chooses what a document carries of its style sheets. `markup` is `undefined` where a browser makes it all. */
export type PickDocumentStyles = (
  addresses: readonly string[],
  markup: string | undefined,
) => DocumentStyles;

export function createDocumentStyles(readFile: (address: string) => string): PickDocumentStyles {
  const pickers = new Map<string, StylePicker>();
  const pickerOf = (address: string) => {
    const known = pickers.get(address);
    if (known !== undefined) return known;
    const picker = createStylePicker(readFile(address));
    pickers.set(address, picker);
    return picker;
  };

  return (addresses, markup) => {
    const whole = addresses.map((address) => ({ address, css: readFile(address) }));
    if (markup === undefined) return { areWhole: true, sheets: whole };
    const classNames = classNamesOf(markup);
    const used = addresses.map((address) => ({ address, css: pickerOf(address)(classNames) }));
    const areWhole = lengthOf(whole) - lengthOf(used) < worthLeavingOut;
    return { areWhole, sheets: areWhole ? whole : used };
  };
}

function lengthOf(sheets: DocumentStyles['sheets']): number {
  return sheets.reduce((sum, { css }) => sum + css.length, 0);
}
