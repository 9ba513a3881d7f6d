/** Data savers and very slow lines get nothing that was not asked for. */
export function mayPrefetch(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } })
    .connection;
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '');
}
