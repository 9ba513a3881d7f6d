import ts from 'stack-typescript-5';
import type { TypeToken } from '../TypeSurface.ts';
import { plainText } from './plainText.ts';
import { type Grip, separated, text } from './printed.ts';
import { withoutUndefined } from './withoutUndefined.ts';

/** Prints a type that stands inside another, in parentheses if it holds together as loosely as one of `loose`. */
export type PrintInner = (child: ts.TypeNode, ...loose: readonly Grip[]) => readonly TypeToken[];

/** What stands between the parentheses of a function. */
export function printParameters(
  parameters: readonly ts.ParameterDeclaration[],
  inner: PrintInner,
): TypeToken[] {
  return separated(
    parameters.map((parameter) => {
      const name = plainText(parameter.name);
      const rest = parameter.dotDotDotToken === undefined ? '' : '...';
      const optional = parameter.questionToken === undefined ? '' : '?';
      return [
        text(`${rest}${name}${optional}: `),
        ...typeOrAny(withoutUndefined(parameter.type, optional !== ''), inner),
      ];
    }),
    ', ',
  );
}

/** The members of an object, braces included. */
export function printMembers(members: readonly ts.TypeElement[], inner: PrintInner): TypeToken[] {
  if (members.length === 0) return [text('{}')];
  const printed = members.map((member): readonly TypeToken[] => {
    if (ts.isPropertySignature(member)) {
      const optional = member.questionToken !== undefined;
      return [
        text(`${plainText(member.name)}${optional ? '?' : ''}: `),
        ...typeOrAny(withoutUndefined(member.type, optional), inner),
      ];
    }
    if (ts.isMethodSignature(member))
      return [
        text(`${plainText(member.name)}${member.questionToken === undefined ? '' : '?'}(`),
        ...printParameters([...member.parameters], inner),
        text('): '),
        ...typeOrAny(member.type, inner),
      ];
    return [text(plainText(member).replace(/;$/, ''))];
  });
  return [text('{ '), ...separated(printed, '; '), text(' }')];
}

function typeOrAny(type: ts.TypeNode | undefined, inner: PrintInner): readonly TypeToken[] {
  return type === undefined ? [text('any')] : inner(type);
}
