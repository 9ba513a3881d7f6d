import type messages from '../../../locales/en-US.json';

/** The id of a text of the shell. */
export type MessageId = keyof typeof messages;
