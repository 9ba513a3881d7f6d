import { expect, test } from 'vitest';
import type { DocumentPayload, PageData } from '../../shared/page/PageData.ts';
import { readPayload } from './readPayload.ts';

const page = {
  path: '/demo/a',
  body: [
    { type: 'html', html: '' },
    { type: 'code-group', items: [{ title: 'npm', html: '' }] },
  ],
  tabBodies: { props: [{ type: 'html', html: '' }] },
} as unknown as PageData;

/** A document with a payload and pieces of finished HTML. */
function documentWith(payload: unknown, pieces: Readonly<Record<string, string>> = {}): Document {
  return {
    getElementById: (id: string) =>
      id === 'payload' && payload !== undefined ? { textContent: JSON.stringify(payload) } : null,
    querySelector(selector: string) {
      const id = /^\[data-segment="(.+)"\]$/.exec(selector)?.[1] ?? '';
      return Object.hasOwn(pieces, id) ? { innerHTML: pieces[id] } : null;
    },
  } as unknown as Document;
}

test('takes finished HTML from where it stands in the document', () => {
  const payload: DocumentPayload = { kind: 'page', prerendered: true, page };
  const read = readPayload(
    documentWith(payload, {
      '0': '<p>Text</p>',
      '1.0': '<pre>npm i</pre>',
      'props.0': '<p>Tab</p>',
    }),
  );
  expect(read).toEqual({
    kind: 'page',
    prerendered: true,
    page: {
      path: '/demo/a',
      body: [
        { type: 'html', html: '<p>Text</p>' },
        { type: 'code-group', items: [{ title: 'npm', html: '<pre>npm i</pre>' }] },
      ],
      tabBodies: { props: [{ type: 'html', html: '<p>Tab</p>' }] },
    },
  });
});

test('a piece that someone has taken out of the document is empty', () => {
  const payload: DocumentPayload = { kind: 'not-found', prerendered: true, page };
  expect(readPayload(documentWith(payload))).toMatchObject({ page: { body: [{ html: '' }, {}] } });
});

test.each([
  { kind: 'page', prerendered: false, page },
  { kind: 'standalone-demo', build: 'b', demo: { id: 'a' } },
])('what has no finished HTML is left as it is: %j', (payload) => {
  expect(readPayload(documentWith(payload, { '0': 'not ours' }))).toEqual(payload);
});

test('a document without a payload was not made by the build', () => {
  expect(() => readPayload(documentWith(undefined))).toThrow(/#payload.*not made by/);
});
