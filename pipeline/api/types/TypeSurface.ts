/** A piece of a printed type; `ref` is the id of the entity that the piece names. */
export interface TypeToken {
  readonly text: string;
  readonly ref?: string;
}

export type TypeText = readonly TypeToken[];

/** A prop, a key or an export, as the types declare it. */
export interface TypedProp {
  readonly name: string;
  /** Named types stand by their names. */
  readonly type: TypeText;
  /** The same with every name that has no table of its own written out. */
  readonly fullType: TypeText;
  readonly required: boolean;
  /** What the types say beside `@deprecated`; may be empty. */
  readonly deprecated?: string;
  /** Marked `@private`: not for readers' use. */
  readonly isInternal?: true;
}

/** What the types of one version of the package declare, by entity id. */
export interface TypeSurface {
  readonly version: string;
  readonly entities: Readonly<Record<string, readonly TypedProp[]>>;
}

export function plainType(type: TypeText): string {
  return type.map(({ text }) => text).join('');
}
