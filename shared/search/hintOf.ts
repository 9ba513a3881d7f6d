import { cutLead, markMatches } from './markMatches.ts';
import type { Term } from './parseQuery.ts';
import type { Candidate } from './rankUnits.ts';
import { identifierText, unitKinds } from './SearchIndex.ts';
import type { HintType, SearchHint, TextPart } from './SearchResult.ts';

/** How readers are told what they see, by kind of unit. */
const hintTypes: readonly HintType[] = ['page', 'title', 'content', 'demo', 'title'];

/** Of the names in a demo's source, no more are shown. */
const nameLimit = 6;

/** What is shown of something found. */
export function hintOf({ page: { page }, unit, text, score }: Candidate, terms: readonly Term[]) {
  const { link = '', place = [] } = page.units[unit] ?? {};
  const kind = page.kinds[unit] ?? unitKinds.page;
  const first = page.ends[unit - 1] ?? 0;
  const hasTitle = kind !== unitKinds.paragraphs;
  const shown = page.texts[text];
  const names =
    kind === unitKinds.demo && text === first + identifierText ? namesIn(shown, terms) : [];
  const [name] = names;
  // Without a match in the text, its first words say what the thing is about.
  const about = hasTitle && first + 1 < (page.ends[unit] ?? 0) ? page.texts[first + 1] : '';
  const hint: SearchHint = {
    type: hintTypes[kind] ?? 'page',
    link,
    score,
    place,
    title: hasTitle ? cutLead(markMatches(page.texts[first] ?? '', terms)) : [],
    text:
      name === undefined
        ? cutLead(markMatches(shown ?? about ?? '', terms))
        : cutLead(names.slice(0, nameLimit).flatMap((parts, index) => [...comma(index), ...parts])),
    ...(name !== undefined && { identifier: name.map((part) => part.text).join('') }),
  };
  return hint;
}

function namesIn(text: string | undefined, terms: readonly Term[]): (readonly TextPart[])[] {
  return (text ?? '')
    .split(' ')
    .map((name) => markMatches(name, terms))
    .filter((parts) => parts.some(({ isMatch }) => isMatch));
}

function comma(index: number): TextPart[] {
  return index === 0 ? [] : [{ text: ', ', isMatch: false }];
}
