/** What is said of a prop, or of a type, where code names it. */
export interface ApiCard {
  readonly name: string;
  /** Empty for what has a table of its own. */
  readonly type: string;
  /** One sentence; code stands in backticks. */
  readonly text: string;
  readonly since?: string;
  readonly isDeprecated?: true;
}

/** All cards of a locale, by anchor; or why there are none. */
export type ApiCards =
  | { readonly state: 'off' | 'resolving' }
  | { readonly state: 'ready'; readonly cards: Readonly<Record<string, ApiCard>> };

/** Where a locale's cards lie. */
export function apiCardsAddress(localeId: string): string {
  return `/page-data/api-cards.${localeId}.json`;
}
