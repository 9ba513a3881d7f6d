import type { ESTree } from 'vite';
import type { ApiEntityId } from '../apiEntities.ts';
import { componentOf } from './componentOf.ts';
import type { PropUse } from './PropUse.ts';
import { type Found, keyOf, resolveValues, type Scripts } from './resolveValues.ts';
import type { ScriptModel } from './scriptModel.ts';
import { type Shape, shapeOfProp } from './shapes.ts';
import { visitNodes } from './visitNodes.ts';

interface UseReaderSource {
  /** The texts of the demo's files, by path as in its asset. */
  readonly files: Readonly<Record<string, string>>;
  readonly scripts: Scripts;
  /** Whether the reference has such a prop. */
  readonly hasProp: (entity: string, prop: string) => boolean;
}

export interface UseReader {
  /** Notes that a name stands for a prop, or without one for the entity's type, if there is such a thing. */
  readonly add: (entity: string, prop: string | undefined, place: Found) => void;
  /** Reads what an expression says where a value of a shape is wanted. */
  readonly readValue: (shape: Shape, start: Found) => void;
  /** Reads an element of the package's components; no other says anything. */
  readonly readElement: (element: ESTree.JSXElement, script: ScriptModel) => void;
  readonly uses: () => PropUse[];
}

/** Collects the uses of props from the values and elements that it is given. */
export function createUseReader({ files, scripts, hasProp }: UseReaderSource): UseReader {
  const uses = new Map<string, PropUse>();

  const add = (entity: string, prop: string | undefined, { node, script }: Found) => {
    if (prop !== undefined && !hasProp(entity, prop)) return;
    const code = files[script.path] ?? '';
    uses.set(`${entity} ${prop ?? ''} ${script.path} ${node.start}`, {
      entity,
      ...(prop !== undefined && { prop }),
      file: script.path,
      line: code.slice(0, node.start).split('\n').length,
      start: node.start,
      end: node.end,
    });
  };

  const done = new Set<string>();
  /** Reads what an expression says where a value of `shape` is wanted. */
  const readValue = (shape: Shape, start: Found): void => {
    const mark = `${JSON.stringify(shape)} ${start.script.path} ${start.node.start} ${start.node.end}`;
    if (done.has(mark)) return;
    done.add(mark);
    const { objects, functions } = resolveValues(start, scripts);
    switch (shape.kind) {
      case 'object':
        for (const object of objects) readObject(shape, object);
        return;
      case 'columns':
        for (const object of objects) {
          const isGroup = object.node.properties.some(
            (property) => property.type === 'Property' && keyOf(property) === 'children',
          );
          readObject(
            { kind: 'object', entity: isGroup ? 'ColumnGroupType' : 'ColumnType' },
            object,
          );
        }
        return;
      case 'callback':
        for (const { node, script } of functions) readParameter(shape.entity, { node, script });
        return;
      default:
        shape satisfies never;
    }
  };

  const readObject = (
    { entity, prefix = '' }: Extract<Shape, { kind: 'object' }>,
    { node, script }: Found<ESTree.ObjectExpression>,
  ) => {
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') continue;
      const key = keyOf(property);
      if (key === undefined) continue;
      const name = prefix + key;
      const value = { node: property.value, script };
      add(entity, name, { node: property.key, script });
      const shape = shapeOfProp(entity, name);
      if (shape !== undefined) readValue(shape, value);
      if (isFlat(entity) && prefix === '')
        readValue({ kind: 'object', entity, prefix: `${name}.` }, value);
    }
  };

  /** The parts of its first parameter that a function takes by name. */
  const readParameter = (
    entity: ApiEntityId,
    { node, script }: Found<ESTree.Function | ESTree.ArrowFunctionExpression>,
  ) => {
    const [parameter] = node.params;
    if (parameter?.type === 'ObjectPattern') {
      for (const property of parameter.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier')
          add(entity, property.key.name, { node: property.key, script });
    } else if (parameter?.type === 'Identifier') {
      visitNodes(script.program, {
        MemberExpression({ object, property, start, end }) {
          const isInside = start >= node.start && end <= node.end;
          if (
            isInside &&
            object.type === 'Identifier' &&
            object.name === parameter.name &&
            property.type === 'Identifier'
          )
            add(entity, property.name, { node: property, script });
        },
      });
    }
  };

  const readElement = (element: ESTree.JSXElement, script: ScriptModel) => {
    const { name, attributes } = element.openingElement;
    const component = componentOf(name, script);
    if (component === undefined) return;
    const entity = jsxEntities[component] ?? component;
    if (element.children.some((child) => child.type !== 'JSXText' || child.value.trim() !== ''))
      add(component, 'children', { node: name, script });
    for (const attribute of attributes) {
      if (attribute.type === 'JSXSpreadAttribute') {
        readValue({ kind: 'object', entity }, { node: attribute.argument, script });
        continue;
      }
      if (attribute.name.type !== 'JSXIdentifier') continue;
      const written = attribute.name.name;
      const prop = /^(?:aria|data)-/.test(written) ? written.replace(/-.*/, '-*') : written;
      add(entity, prop, { node: attribute.name, script });
      const shape = shapeOfProp(entity, prop);
      if (shape !== undefined && attribute.value?.type === 'JSXExpressionContainer')
        readValue(shape, { node: attribute.value.expression, script });
    }
  };

  return { add, readValue, readElement, uses: () => [...uses.values()] };
}

/** Columns as elements take the options of columns. */
const jsxEntities: Partial<Record<ApiEntityId, ApiEntityId>> = {
  Column: 'ColumnType',
  ColumnGroup: 'ColumnGroupType',
};

function isFlat(entity: string): boolean {
  return entity === 'TableComponents';
}
