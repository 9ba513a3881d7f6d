import type ts from 'stack-typescript-5';

/** What a type parameter stands for where a declaration is used. */
export interface Binding {
  readonly node: ts.TypeNode;
  readonly scope: Scope;
}
export type Scope = ReadonlyMap<ts.Symbol, Binding | string>;
