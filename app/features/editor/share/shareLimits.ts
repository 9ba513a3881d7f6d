/** The longest payload of a link, in characters; longer ones are cut off on their way by chat programs and proxies. */
export const payloadLimit = 60_000;

/** The most text that a payload may unpack to, in bytes. */
export const textLimit = 400_000;
