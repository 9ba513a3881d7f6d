const storageKey = 'docs:search-recent';
const limit = 5;
/** In characters. */
const longest = 100;

/** What was searched for lately, the latest first. Storage holds whatever some script has put there. */
export function recentQueries(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const queries = stored.filter((query): query is string => typeof query === 'string').map(tidy);
    return [...new Set(queries)].filter((query) => query !== '').slice(0, limit);
  } catch {
    // Storage blocked or damaged: nothing is remembered.
    return [];
  }
}

function tidy(query: string): string {
  return query.trim().slice(0, longest);
}

function store(queries: readonly string[]): void {
  try {
    if (navigator.cookieEnabled) localStorage.setItem(storageKey, JSON.stringify(queries));
  } catch {
    // Storage blocked or full: nothing is remembered.
  }
}

export function rememberQuery(text: string): void {
  const query = tidy(text);
  if (query === '') return;
  store([query, ...recentQueries().filter((other) => other !== query)].slice(0, limit));
}

export function forgetQueries(): void {
  store([]);
}
