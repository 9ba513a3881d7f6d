const asked = new EventTarget();
const type = 'again';

/** Says that a reader has followed the link to a page that has failed once more. */
export function askAgain(): void {
  asked.dispatchEvent(new Event(type));
}

/** Calls whenever a reader does so. Answers a function that ends it. */
export function onAskedAgain(listener: () => void): () => void {
  asked.addEventListener(type, listener);
  return () => asked.removeEventListener(type, listener);
}
