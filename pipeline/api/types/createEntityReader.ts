import path from 'node:path';
import ts from 'stack-typescript-5';
import type { ApiEntityDefinition } from '../apiEntities.ts';
import { checkedType } from './checkedType.ts';
import type { TypeProgram } from './createTypeProgram.ts';
import { definitionOf, valueType } from './exportType.ts';
import type { PrintOptions } from './print/PrintContext.ts';
import { printType } from './print/printType.ts';
import type { Scope } from './print/Scope.ts';
import { withoutUndefined } from './print/withoutUndefined.ts';
import { propType } from './propType.ts';
import { rowScope } from './rowScope.ts';
import type { TypedProp } from './TypeSurface.ts';

interface ReaderSource {
  readonly source: TypeProgram;
  /** Absolute path of the package's folder. */
  readonly packageFolder: string;
  readonly entities: Readonly<Record<string, ApiEntityDefinition>>;
}

interface EntityReader {
  /** The props of an entity's type. */
  readonly propsOf: (id: string) => readonly TypedProp[];
  /** The named exports of an entity's module; without names, its types. */
  readonly exportsOf: (id: string, names?: readonly string[]) => readonly TypedProp[];
}

/** Reads the entities of a program one by one. */
export function createEntityReader({
  source,
  packageFolder,
  entities,
}: ReaderSource): EntityReader {
  const { checker, index } = source;
  const indexSymbol = checker.getSymbolAtLocation(index);
  const own = packageFolder + path.sep;
  const isOwn = (symbol: ts.Symbol) =>
    (symbol.declarations ?? []).some((item) => {
      const file = item.getSourceFile();
      return file !== index && path.normalize(file.fileName).startsWith(own);
    });
  const idByName = new Map(
    Object.entries(entities).flatMap(([id, { typeName }]) =>
      typeName === undefined ? [] : [[typeName, id] as const],
    ),
  );
  const print = (isExpanded: boolean): PrintOptions => ({
    checker,
    isExpanded,
    isOwn,
    entityOf: (symbol) => (isOwn(symbol) ? idByName.get(symbol.name) : undefined),
  });
  const printed = (node: ts.TypeNode, scope: Scope) => ({
    type: printType(node, scope, print(false)),
    fullType: printType(node, scope, print(true)),
  });
  const exported = (name: string): ts.Symbol | undefined => {
    const symbol =
      indexSymbol && checker.getExportsOfModule(indexSymbol).find((item) => item.name === name);
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  };

  const propOf = (symbol: ts.Symbol, prefix: string, type?: ts.Type): TypedProp => {
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    const node =
      type === undefined ? propType({ symbol, isOptional, checker }) : checkedType(checker, type);
    const tags = symbol.getJsDocTags(checker);
    const deprecated = tags.find((tag) => tag.name === 'deprecated');
    return {
      name: prefix + symbol.name,
      ...printed(withoutUndefined(node.node, isOptional), node.scope),
      required: !isOptional,
      ...(deprecated && { deprecated: ts.displayPartsToString(deprecated.text) }),
      ...(tags.some((tag) => tag.name === 'private') && { isInternal: true as const }),
    };
  };

  /** A prop, or what is in it if it is an anonymous object. */
  const flatPropsOf = (symbol: ts.Symbol, prefix: string): TypedProp[] => {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    const parts = type.isUnion() ? type.types : [type];
    const objects = parts.filter((part) => isAnonymousObject(part, isOwn));
    const rest = parts.filter((part) => !objects.includes(part));
    const [only] = rest;
    return [
      ...(objects.length === 0 ? [propOf(symbol, prefix)] : []),
      ...objects.flatMap((object) =>
        object.getProperties().flatMap((child) => flatPropsOf(child, `${prefix}${symbol.name}.`)),
      ),
      ...(objects.length > 0 && only !== undefined ? [propOf(symbol, prefix, only)] : []),
    ];
  };

  return {
    propsOf(id: string): TypedProp[] {
      const symbol = exported(id);
      if (symbol === undefined) return [];
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      const entity = entities[id];
      const isFlat = entity?.kind === 'props' && entity.isFlat === true;
      return checker
        .getPropertiesOfType(type)
        .flatMap((prop) => (isFlat ? flatPropsOf(prop, '') : [propOf(prop, '')]));
    },
    exportsOf(id: string, names?: readonly string[]): TypedProp[] {
      const symbol = exported(id);
      if (symbol === undefined) return [];
      return checker.getExportsOfModule(symbol).flatMap((item): TypedProp[] => {
        const target = item.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(item) : item;
        const isType = (target.flags & ts.SymbolFlags.Value) === 0;
        if (names === undefined ? isType : !names.includes(item.name)) return [];
        return [
          {
            name: item.name,
            ...(isType
              ? printed(definitionOf(target, checker), rowScope(target, checker))
              : printed(valueType(target, checker), new Map())),
            required: false,
          },
        ];
      });
    },
  };
}

function isAnonymousObject(type: ts.Type, isOwn: (symbol: ts.Symbol) => boolean): boolean {
  const { symbol } = type;
  return (
    type.aliasSymbol === undefined &&
    symbol !== undefined &&
    (symbol.flags & ts.SymbolFlags.TypeLiteral) !== 0 &&
    type.getCallSignatures().length === 0 &&
    isOwn(symbol)
  );
}
