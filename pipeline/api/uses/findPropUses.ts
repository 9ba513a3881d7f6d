import type { ESTree } from 'vite';
import { apiEntities } from '../apiEntities.ts';
import { createUseReader } from './createUseReader.ts';
import type { PropUse } from './PropUse.ts';
import type { Found, Scripts } from './resolveValues.ts';
import { readScript, type ScriptModel } from './scriptModel.ts';
import { isTypeModule, shapesOfAnnotation } from './shapesOfAnnotation.ts';
import { visitNodes } from './visitNodes.ts';

interface DemoCode {
  /** The texts of the demo's scripts, by path as in its asset. */
  readonly files: Readonly<Record<string, string>>;
  /** Whether the reference has such a prop. */
  readonly hasProp: (entity: string, prop: string) => boolean;
}

/** Every place in a demo's code that names a prop, an export or a type of the package. */
export function findPropUses({ files, hasProp }: DemoCode): PropUse[] {
  const scripts: Scripts = new Map(
    Object.entries(files)
      .filter(([file]) => /\.tsx?$/.test(file))
      .map(([file, code]) => [file, readScript({ path: file, code })]),
  );
  const { add, readValue, readElement, uses } = createUseReader({ files, scripts, hasProp });

  const readAnnotated = (
    annotation: ESTree.TSTypeAnnotation | null | undefined,
    value: ESTree.Node | null | undefined,
    script: ScriptModel,
  ) => {
    if (!annotation || !value) return;
    for (const shape of shapesOfAnnotation(annotation.typeAnnotation, script))
      readValue(shape, { node: value, script });
  };
  /** A call is what comes of a function whose result has a type. */
  const readFunction = (
    node: ESTree.Function | ESTree.ArrowFunctionExpression,
    script: ScriptModel,
  ) => {
    if (!node.returnType) return;
    const call = {
      type: 'CallExpression',
      callee: node,
      arguments: [],
      start: node.start,
      end: node.end,
    };
    readAnnotated(node.returnType, call as unknown as ESTree.Node, script);
  };

  for (const script of scripts.values()) {
    const found = (node: ESTree.Node): Found => ({ node, script });
    visitNodes(script.program, {
      ImportDeclaration({ source, specifiers }) {
        if (source.value !== 'rc-table') return;
        for (const specifier of specifiers) {
          const imported = script.imports.get(specifier.local.name);
          if (imported !== undefined) add('Exports', imported.name, found(specifier.local));
        }
      },
      JSXElement: (node) => readElement(node, script),
      MemberExpression({ object, property }) {
        const isTable =
          object.type === 'Identifier' && script.imports.get(object.name)?.from === 'rc-table';
        if (isTable && property.type === 'Identifier')
          add('Exports', property.name, found(property));
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier') readAnnotated(id.typeAnnotation, init, script);
      },
      TSAsExpression({ expression, typeAnnotation }) {
        for (const shape of shapesOfAnnotation(typeAnnotation, script))
          readValue(shape, found(expression));
      },
      TSSatisfiesExpression({ expression, typeAnnotation }) {
        for (const shape of shapesOfAnnotation(typeAnnotation, script))
          readValue(shape, found(expression));
      },
      CallExpression({ typeArguments, arguments: values }) {
        const [type] = typeArguments?.params ?? [];
        const [value] = values;
        if (type === undefined || value === undefined) return;
        for (const shape of shapesOfAnnotation(type, script)) readValue(shape, found(value));
      },
      FunctionDeclaration: (node) => readFunction(node, script),
      FunctionExpression: (node) => readFunction(node, script),
      ArrowFunctionExpression: (node) => readFunction(node, script),
      TSTypeReference({ typeName }) {
        if (typeName.type !== 'Identifier') return;
        const imported = script.imports.get(typeName.name);
        if (imported === undefined || !isTypeModule(imported.from)) return;
        const entity = entityOfType(imported.name);
        if (entity === undefined) add('Types', imported.name, found(typeName));
        else add(entity, undefined, found(typeName));
      },
    });
  }
  return uses();
}

function entityOfType(name: string): string | undefined {
  return Object.entries(apiEntities).find(
    ([, entity]) => 'typeName' in entity && entity.typeName === name,
  )?.[0];
}
