/**
 * Whether a version of Node is at least 20.19, the oldest that the tools run on.
 * @param {string} version e.g. `20.19.4`
 * @returns {boolean}
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}
