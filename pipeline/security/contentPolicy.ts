/** A content security policy: what each kind of thing may come from. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** The policy as a header or a meta element carries it. */
export function formatPolicy(policy: ContentPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
