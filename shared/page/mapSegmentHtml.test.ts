import { expect, test } from 'vitest';
import { mapSegmentHtml, segmentPrefix } from './mapSegmentHtml.ts';
import type { Segment } from './Segment.ts';

const body: readonly Segment[] = [
  { type: 'html', html: 'a' },
  { type: 'demo', id: 'x', title: 'X', html: 'b', clientOnlyHeight: 3 },
  {
    type: 'demo-grid',
    demos: [
      { type: 'demo', id: 'y', title: 'Y', html: 'c' },
      { type: 'demo', id: 'z', title: 'Z', html: 'd' },
    ],
  },
  {
    type: 'code-group',
    items: [
      { title: 'npm', html: 'e' },
      { title: 'pnpm', html: 'f' },
    ],
  },
  { type: 'gallery', groups: [] },
  { type: 'server-data', field: 'g' },
];

test('gives every piece of HTML with an id of its own, in order', () => {
  const seen: string[] = [];
  const replace = (html: string, id: string) => {
    seen.push(`${id} ${html}`);
    return html;
  };
  mapSegmentHtml({ body, replace });
  expect(seen).toEqual(['0 a', '1 b', '2.0 c', '2.1 d', '3.0 e', '3.1 f']);
  seen.length = 0;
  mapSegmentHtml({ body: body.slice(0, 2), replace, prefix: segmentPrefix('props') });
  expect(seen).toEqual(['props.0 a', 'props.1 b']);
});

test('changes nothing but the HTML', () => {
  expect(mapSegmentHtml({ body, replace: (html) => html })).toEqual(body);
  const empty = mapSegmentHtml({ body, replace: () => '' });
  expect(JSON.stringify(empty)).toBe(JSON.stringify(body).replace(/"html":"\w"/g, '"html":""'));
});
