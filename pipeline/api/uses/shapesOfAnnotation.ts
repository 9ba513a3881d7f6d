import type { ESTree } from 'vite';
import type { ScriptModel } from './scriptModel.ts';
import { type Shape, shapeOfProp, shapeOfType } from './shapes.ts';

/** Whether a module has the package's types. */
export function isTypeModule(specifier: string): boolean {
  return specifier === 'rc-table' || /^rc-table\/(?:es|lib)\//.test(specifier);
}

/** What a type annotation says about a value: by a type of the package, or `TableProps<Row>['scroll']`. */
export function shapesOfAnnotation(type: ESTree.TSType, script: ScriptModel): Shape[] {
  switch (type.type) {
    case 'TSTypeReference': {
      const { typeName, typeArguments } = type;
      if (typeName.type !== 'Identifier') return [];
      const imported = script.imports.get(typeName.name);
      if (imported !== undefined && isTypeModule(imported.from)) {
        const shape = shapeOfType(imported.name);
        return shape === undefined ? [] : [shape];
      }
      // `ReadonlyArray<ColumnType<Row>>`, `Partial<ExpandableConfig<Row>>`
      return (typeArguments?.params ?? []).flatMap((item) => shapesOfAnnotation(item, script));
    }
    case 'TSArrayType':
      return shapesOfAnnotation(type.elementType, script);
    case 'TSTypeOperator':
      return shapesOfAnnotation(type.typeAnnotation, script);
    case 'TSUnionType':
    case 'TSIntersectionType':
      return type.types.flatMap((item) => shapesOfAnnotation(item, script));
    case 'TSIndexedAccessType': {
      const { objectType, indexType } = type;
      const isTableProps = shapesOfAnnotation(objectType, script).some(
        (shape) => shape.kind === 'object' && shape.entity === 'Table',
      );
      const isName = indexType.type === 'TSLiteralType' && indexType.literal.type === 'Literal';
      if (!isTableProps || !isName || indexType.literal.type !== 'Literal') return [];
      const shape = shapeOfProp('Table', String(indexType.literal.value));
      return shape === undefined ? [] : [shape];
    }
    default:
      return [];
  }
}
