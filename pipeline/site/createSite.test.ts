import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { project } from '../../scripts/project.ts';
import { createFixtureSite } from '../../tests/support/fixtureSite.ts';
import { createSite, type Site } from './createSite.ts';

const fixture = createFixtureSite(project.contentFolder);
afterAll(fixture.dispose);

let site: Site;
beforeAll(async () => {
  site = await createSite({ ...fixture, mode: 'development', hasFile: () => true });
  await site.api.whenResolved;
}, 120_000);

/** Writes a file of the content as its author would. */
async function write(file: string, text: string): Promise<void> {
  fixture.write(file, text);
  await site.fileChanged(path.join(fixture.contentFolder, file));
}

const titles = () =>
  site.uses.demosOf('Table', 'columns').map((demo) => demo.titles['en-US'] ?? demo.demoId);

test('the demos of a prop are those that pages show now, under the titles they have now', async () => {
  const file = 'demo/animation/index.mdx';
  const text = fixture.read(file);
  const title = /<Demo [^>]*title="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(titles()).toContain(title);
  await write(file, text.replace(title, 'Rows that move'));
  expect(titles()).toContain('Rows that move');
  await write(file, text.replace('animation.tsx', 'nothing.tsx'));
  expect(titles()).not.toContain('Rows that move');
  await write(file, text);
  expect(titles()).toContain(title);
});

test('a demo is found by its id where a helper has the same name', async () => {
  const file = path.join(fixture.contentFolder, 'demo/simple/simple.tsx');
  await write('zoo/simple.tsx', 'export const Simple = () => null;\n');
  expect(site.findDemo('simple')?.file).toBe(file);
});
