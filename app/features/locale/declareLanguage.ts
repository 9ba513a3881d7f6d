/** Says in the document which language it is in. Saying so anew makes a browser style every element anew. */
export function declareLanguage(localeId: string): void {
  const root = document.documentElement;
  if (root.lang !== localeId) root.lang = localeId;
}
