import { apiAnchor } from '../../../shared/api/apiAnchor.ts';
import { plainType, type TypeText } from '../types/TypeSurface.ts';
import { type Child, element, textNode, unsearched } from './nodes.ts';

/** The longest type, in characters, that is written out where it stands. */
const shownLength = 100;

interface TypeDisplay {
  readonly type: TypeText;
  readonly fullType: TypeText;
  /** What opens the long form. */
  readonly label: string;
}

/** A type with links to what it names; a long one stands by its name and can be opened. */
export function typeNodes({ type, fullType, label }: TypeDisplay): Child[] {
  const isShort = plainType(fullType).length <= shownLength;
  if (isShort || plainType(type) === plainType(fullType)) return [code(fullType)];
  return [
    code(type),
    element('details', { className: ['api-type'], ...unsearched }, [
      element('summary', {}, [textNode(label)]),
      code(fullType),
    ]),
  ];
}

function code(type: TypeText): Child {
  return element(
    'code',
    {},
    type.flatMap(({ text, ref }) =>
      ref === undefined
        ? breakable(text)
        : [element('a', { href: `/api#${apiAnchor(ref)}` }, [textNode(text)])],
    ),
  );
}

/** In a narrow column a line ends before the arguments of a type rather than within them. */
function breakable(text: string): Child[] {
  return text
    .split(/(?=<)/)
    .flatMap((part) =>
      part.startsWith('<') ? [element('wbr', {}, []), textNode(part)] : [textNode(part)],
    );
}
