/** The site's mark: a table with its first column pinned. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" aria-hidden="true">
      <rect className="logo-frame" x="2" y="3" width="20" height="18" rx="4" />
      <path className="logo-pinned" d="M2 7a4 4 0 0 1 4-4h3v18H6a4 4 0 0 1-4-4z" />
      <path className="logo-lines" d="M2 9h20M2 15h20" />
    </svg>
  );
}
