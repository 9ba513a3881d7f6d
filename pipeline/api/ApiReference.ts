import type { LocalizedText } from '../content/apiSchema.ts';
import type { TypeText } from './types/TypeSurface.ts';

/** A prop with all that is known of it. */
export interface ReferenceProp {
  readonly name: string;
  readonly anchor: string;
  readonly type: TypeText;
  readonly fullType: TypeText;
  readonly required: boolean;
  readonly isInternal: boolean;
  readonly description: LocalizedText;
  /** Why no demo shows it; for authors. */
  readonly noDemo: string | undefined;
  /** Code. */
  readonly default: string | undefined;
  readonly deprecated: LocalizedText | undefined;
  /** The first version that had it; `<6` where only that is known. */
  readonly since: string | undefined;
}

/** A prop that the documented version does not have. */
export interface LaterProp {
  readonly name: string;
  readonly anchor: string;
  readonly type: string;
  readonly since: string;
  readonly description: LocalizedText;
}

export interface ReferenceEntity {
  readonly id: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  /** The entity whose props it has besides its own. */
  readonly inherits: string | undefined;
  readonly props: readonly ReferenceProp[];
  readonly later: readonly LaterProp[];
}

/** All entities, by id. */
export type ApiReference = ReadonlyMap<string, ReferenceEntity>;

/** Where the definitions of the reference stand. */
export type ApiDefinitions =
  /** The configuration has switched the parser off. */
  | { readonly kind: 'off' }
  | { readonly kind: 'resolving' }
  | { readonly kind: 'ready'; readonly reference: ApiReference };
