import type * as v from 'valibot';

/** What was found and what was expected, in words where the schema's own say too little. */
export function describeIssue(issue: v.BaseIssue<unknown>): {
  readonly found: string;
  readonly expected: string;
} {
  switch (issue.type) {
    case 'non_empty':
      return { found: 'an empty text', expected: 'a text that is not empty' };
    case 'iso_date':
      return { found: issue.received, expected: 'a day like 2020-01-31' };
    case 'url':
      return { found: issue.received, expected: 'an address' };
    default:
      return { found: issue.received, expected: issue.expected ?? 'another value' };
  }
}
