import { HighlightStyle } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** The classes that the site's highlighted code has too, so that editing changes no colour. */
export const codeStyle = HighlightStyle.define([
  { tag: [tags.punctuation, tags.operator], class: 'code-punctuation' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 'code-string' },
  { tag: [tags.number, tags.unit], class: 'code-number' },
  { tag: [tags.bool, tags.null, tags.atom, tags.self, tags.color], class: 'code-constant' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.function(tags.propertyName),
    ],
    class: 'code-function',
  },
  { tag: [tags.typeName, tags.className, tags.namespace], class: 'code-type' },
  { tag: tags.tagName, class: 'code-tag' },
  { tag: [tags.attributeName, tags.propertyName], class: 'code-property' },
  {
    tag: [tags.keyword, tags.modifier, tags.definitionKeyword, tags.controlKeyword],
    class: 'code-keyword',
  },
  { tag: tags.comment, class: 'code-comment' },
]);
