import type ts from 'stack-typescript-5';
import type { Printed } from './printed.ts';
import type { Scope } from './Scope.ts';

export interface PrintOptions {
  readonly checker: ts.TypeChecker;
  /** The id of the entity that a named type is, if any. */
  readonly entityOf: (symbol: ts.Symbol) => string | undefined;
  /** Whether a named type without a table is the package's own, and so is written out. */
  readonly isOwn: (symbol: ts.Symbol) => boolean;
  readonly isExpanded: boolean;
}

export interface Place {
  readonly node: ts.TypeNode;
  readonly scope: Scope;
  /** Named types that are being written out, so that a type inside itself stays a name. */
  readonly open: ReadonlySet<ts.Symbol>;
}

/** The options, and the printer itself for the types inside a type. */
export interface PrintContext extends PrintOptions {
  readonly print: (place: Place) => Printed;
}
