/** A place in a demo's code where something of the reference is named. */
export interface PropUse {
  /** The entity's id, and the prop's name; without one, the entity's own type is named. */
  readonly entity: string;
  readonly prop?: string;
  /** The file, as in the demo's asset. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Offsets of the name in the file's text. */
  readonly start: number;
  readonly end: number;
}
