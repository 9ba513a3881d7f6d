import type { Place } from '../../../../shared/editor/frameMessages.ts';

/** Why a file does not compile. */
export type CompileFailure =
  | { readonly kind: 'syntax'; readonly message: string; readonly place: Place }
  | { readonly kind: 'unknown-file'; readonly specifier: string; readonly place: Place }
  | {
      readonly kind: 'unknown-package';
      readonly specifier: string;
      /** What can be imported. */
      readonly known: readonly string[];
      readonly place: Place;
    };
