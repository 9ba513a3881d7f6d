import { describe, expect, test } from 'vitest';
import { parseFrontmatter } from './parseFrontmatter.ts';

const parse = (...lines: string[]) =>
  parseFrontmatter({ yaml: `${lines.join('\n')}\n`, file: 'page.mdx', firstLine: 2 });

const sound = ['title: Page', 'description: A page.'];

test('reads every field', () => {
  const { frontmatter, problems } = parse(
    ...sound,
    'group: basics',
    'order: 3',
    'nav: { title: Demo, path: /demo, order: 5 }',
    'groups: [{ id: basics, title: Basics }]',
    'hero: { title: Big, description: Words, demo: ./a.tsx, actions: [{ text: Go, link: /demo }] }',
    'debug: true',
    'serverLoader: false',
  );
  expect(problems).toEqual([]);
  expect(frontmatter).toEqual({
    title: 'Page',
    description: 'A page.',
    group: 'basics',
    order: 3,
    nav: { title: 'Demo', path: '/demo', order: 5 },
    groups: [{ id: 'basics', title: 'Basics' }],
    hero: {
      title: 'Big',
      description: 'Words',
      demo: './a.tsx',
      actions: [{ text: 'Go', link: '/demo' }],
    },
    debug: true,
    serverLoader: false,
  });
});

test('trims texts', () => {
  expect(parse('title: "  Page  "', sound[1] ?? '').frontmatter?.title).toBe('Page');
});

describe('what is wrong is told with its place', () => {
  test.each([
    // A field of the wrong type
    [[...sound, 'order: first'], 4, 'has the wrong type', '"first"', 'order: number'],
    [[...sound, 'debug: "yes"'], 4, 'has the wrong type', '"yes"', 'debug: boolean'],
    [['title: 7', 'description: x'], 2, 'has the wrong type', '7', 'title: string'],
    [[...sound, 'groups: basics'], 4, 'has the wrong type', '"basics"', 'groups: Array'],
    [
      [...sound, 'nav:', '  title: Demo', '  path: /demo', '  order: high'],
      7,
      'has the wrong type',
      '"high"',
      'nav.order: number',
    ],
    // A field that is missing or empty
    [['title: Page'], 2, 'lacks the field "description"', 'nothing', 'description: a text'],
    [
      ['title: ""', 'description: x'],
      2,
      'field "title"',
      'an empty text',
      'title: a text that is not empty',
    ],
    [
      [...sound, 'groups:', '  - id: basics'],
      2,
      'lacks the field "groups.0.title"',
      'nothing',
      'groups.0.title: a text',
    ],
    // A field that does not exist
    [[...sound, 'tilte: x'], 4, 'unknown field "tilte"', 'tilte', 'one of title, description'],
    [
      [...sound, 'hero: { title: a, description: b, picture: c }'],
      4,
      'unknown field "hero.picture"',
      'hero.picture',
      'one of',
    ],
    // No YAML
    [['title: [a', 'description: x'], 3, 'not valid YAML', '', 'field: value'],
    [['title: a', 'title: b', 'description: x'], 3, 'not valid YAML', 'unique', 'field: value'],
    [['title: *nowhere', 'description: x'], 2, 'not valid YAML', 'alias', 'no aliases'],
    [['- just', '- a list'], 2, 'lacks the field', '', ''],
  ])('%j', (lines, line, message, found, expected) => {
    const { frontmatter, problems } = parse(...lines);
    expect(frontmatter).toBeUndefined();
    expect(problems[0]).toEqual({
      file: 'page.mdx',
      line,
      ...('column' in (problems[0] ?? {}) && { column: expect.any(Number) }),
      message: expect.stringContaining(message),
      found: expect.stringContaining(found),
      expected: expect.stringContaining(expected),
    });
  });

  test('all of it at once', () => {
    const { problems } = parse('title: 7', 'order: x', 'other: 1');
    expect(problems.map(({ line }) => line)).toEqual([2, 2, 3, 4]);
  });

  test('an empty front matter lacks what every page has', () => {
    const { problems } = parseFrontmatter({ yaml: '', file: 'page.mdx', firstLine: 2 });
    expect(problems.map(({ message }) => message)).toEqual([
      'The front matter lacks the field "title".',
      'The front matter lacks the field "description".',
    ]);
  });
});

test('says on which line a field stands', () => {
  const { lineOf } = parse(...sound, 'hero:', '  title: Big', '  actions:', '    - link: /a');
  expect(lineOf('description')).toBe(3);
  expect(lineOf('hero', 'actions', 0, 'link')).toBe(7);
  expect(lineOf('nowhere')).toBe(2);
});
