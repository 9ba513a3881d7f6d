/** How one language is addressed and named. `messages` are the texts of the shell, by message id. */
export interface LocaleEntry<Messages = unknown> {
  /** A BCP 47 tag, e.g. `zh-CN`; also the value of `<html lang>`. */
  readonly id: string;
  /** The language's own name for itself, for the language switch. */
  readonly name: string;
  /** The path under which all pages of the locale lie. */
  readonly base: string;
  /** What a path of this locale ends in. A locale without one owns every path under its base. */
  readonly suffix?: string;
  readonly messages: Messages;
}

/** The part of a locale that does not have to be loaded. */
export type LocaleAddress = Omit<LocaleEntry, 'messages'>;
