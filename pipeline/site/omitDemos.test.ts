import { expect, test } from 'vitest';
import type { DemoSegment, Segment } from '../../shared/page/Segment.ts';
import { omitDemos, omitHeroDemo } from './omitDemos.ts';

const demo = (id: string): DemoSegment => ({ type: 'demo', id, title: id, html: '' });
const isThere = (id: string) => id !== 'gone';

test('leaves out demos, on their own and in grids, and nothing else', () => {
  const html: Segment = { type: 'html', html: 'x' };
  const body: Segment[] = [
    html,
    demo('a'),
    demo('gone'),
    { type: 'demo-grid', demos: [demo('gone'), demo('b')] },
  ];
  expect(omitDemos(body, isThere)).toEqual([
    html,
    demo('a'),
    { type: 'demo-grid', demos: [demo('b')] },
  ]);
});

test('a hero keeps what it says', () => {
  const hero = { title: 'T', description: 'D', actions: [] };
  expect(omitHeroDemo({ ...hero, demo: 'gone' }, isThere)).toEqual(hero);
  expect(omitHeroDemo({ ...hero, demo: 'a' }, isThere)).toEqual({ ...hero, demo: 'a' });
  expect(omitHeroDemo(hero, isThere)).toEqual(hero);
});
