/** Begins to load modules that another one imports, so that they need not wait until that one has arrived. */
export function preloadModules(addresses: readonly string[]): void {
  for (const address of addresses) {
    const selector = `link[rel="modulepreload"][href="${CSS.escape(address)}"]`;
    if (document.querySelector(selector) !== null) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}
