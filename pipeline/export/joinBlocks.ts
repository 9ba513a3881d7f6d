/** Blocks with an empty line between them, as Markdown has it; those without text are left out. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks
    .map((block) => block.replace(/^\s*\n|\s+$/g, ''))
    .filter((block) => block !== '')
    .join('\n\n');
}
