/** The names of the makers of HTML and script addresses that the site's content policy allows. */
export const trustedTypesPolicies = {
  /** What the site's own code asks on purpose. */
  site: 'site',
  /** What browsers ask when any other code sets HTML; the name is theirs. */
  rest: 'default',
} as const;
