/** A plain text of one line as Markdown that reads the same. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&')
    .replace(/^(?:[-+#>~|=]|\d+(?=[.)]))/, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
}
