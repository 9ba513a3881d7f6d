/** The first number of an exact version. */
export function reactMajor(version: string): number {
  return Number.parseInt(version, 10);
}
