/** An error with the message of whatever was thrown: the editor rejects with plain strings at times. */
export function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
