/** Files whose names carry a hash of their content never change. */
export const immutableFolder = '/assets/';

/** How long a file may be kept without asking: for a year, or not at all. */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'no-cache',
} as const;

/** The `Cache-Control` of the file at a root-absolute address. */
export function cacheControlOf(address: string): string {
  return address.startsWith(immutableFolder) ? cacheControl.immutable : cacheControl.revalidated;
}
