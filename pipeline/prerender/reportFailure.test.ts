import { expect, test } from 'vitest';
import { reportFailure } from './reportFailure.ts';

const place = { demoId: 'a', componentStack: 'at A' };

test.each([
  [
    Object.assign(new TypeError('No.'), { stack: 'at B' }),
    { message: 'TypeError: No.', stack: 'at B' },
  ],
  [Object.assign(new Error('No.'), { stack: undefined }), { message: 'Error: No.', stack: '' }],
  ['text', { message: 'text', stack: '' }],
  [undefined, { message: 'undefined', stack: '' }],
])('%s', (error, report) => {
  expect(reportFailure({ error, ...place })).toEqual({ ...report, ...place });
});
