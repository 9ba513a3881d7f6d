/**
 * Narrows `value` to a present one.
 * @throws Error with `message` when it is `null`, `undefined` or `false`.
 */
export function assert(value: unknown, message: string): asserts value {
  if (value === undefined || value === null || value === false) throw new Error(message);
}
