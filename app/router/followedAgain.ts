const followed = new EventTarget();
const type = 'again';

/** Says that a reader has followed a link to the address there is already, whose page is not on the screen. */
export function followAgain(): void {
  followed.dispatchEvent(new Event(type));
}

/** Calls whenever a reader does so. Answers a function that ends it. */
export function onFollowedAgain(listener: () => void): () => void {
  followed.addEventListener(type, listener);
  return () => followed.removeEventListener(type, listener);
}
