/**
 * The kinds of token that the site's style sheet has a colour for, each with the TextMate scopes it covers.
 * Later entries win where a token has several scopes.
 */
export const tokenScopes = {
  punctuation: ['punctuation', 'meta.brace', 'keyword.operator', 'meta.separator'],
  string: ['string', 'punctuation.definition.string', 'meta.property-value constant.other.color'],
  number: ['constant.numeric', 'keyword.other.unit'],
  constant: ['constant.language', 'support.constant', 'variable.language', 'constant.other'],
  function: ['entity.name.function', 'support.function', 'meta.function-call entity.name.function'],
  type: [
    'entity.name.type',
    'support.type.primitive',
    'support.class',
    'entity.other.inherited-class',
  ],
  tag: ['entity.name.tag', 'support.class.component', 'entity.other.attribute-name.class.css'],
  property: [
    'entity.other.attribute-name',
    'meta.object-literal.key',
    'support.type.property-name',
    'variable.css',
  ],
  keyword: [
    'keyword',
    'storage',
    'punctuation.definition.keyword',
    'keyword.operator.new',
    'keyword.operator.expression',
  ],
  comment: ['comment', 'punctuation.definition.comment'],
} as const satisfies Record<string, readonly string[]>;

export type TokenKind = keyof typeof tokenScopes;
