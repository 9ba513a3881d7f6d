/** Names the address of the sheet on a `style` element of the document, so that it is not loaded again. */
export const inlineStyleAttribute = 'data-href';
