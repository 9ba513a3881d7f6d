import path from 'node:path';
import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { type Change, type Changelog, parseChangelog } from '../../content/changelogSchema.ts';
import type { ElementDefinition } from '../ElementDefinition.ts';
import type { PageContext } from '../PageContext.ts';
import { segmentNames, siteNode } from '../siteNode.ts';
import { inlineMarkdown } from './inlineMarkdown.ts';

const repository = 'https://github.com/react-component/table';

/** `<Changelog />`: the versions of the JSON file beside the page that has the page's name, or `source`'s. */
export const changelog: ElementDefinition = {
  required: [],
  optional: ['source'],
  expand({ node, attributes, page, report, readData }) {
    if (page.anchorPrefix !== undefined) {
      report({
        line: node.position?.start.line ?? 1,
        message: 'A tab has no feed for its versions.',
        found: '<Changelog>',
        expected: 'the element in the page’s own text',
      });
      return [];
    }
    const name = attributes['source'] ?? 'changelog';
    const data = readData(path.join(path.dirname(page.file), `${name}.json`), parseChangelog);
    if (data === undefined) return [];
    return [
      filterNode(data, page),
      ...data.versions.flatMap((version) => [
        siteNode({
          name: 'section',
          properties: { className: ['version'] },
          children: versionNodes(version, page),
        }),
        ...(data.gaps ?? [])
          .filter((gap) => gap.after === version.version)
          .map((gap) => gapNode(gap, page)),
      ]),
    ];
  },
};

/** The filter above the list, with the kinds of change that the list has. */
function filterNode({ versions }: Changelog, page: PageContext): RootContent {
  const counts = new Map<string, number>();
  for (const { kind } of versions.flatMap(({ changes }) => changes))
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([kind]) => ({ kind, title: page.messages[`changelog.kind.${kind}`] ?? kind }));
  return siteNode({
    name: segmentNames.changeFilter,
    properties: { kinds: JSON.stringify(kinds) },
  });
}

type Version = Changelog['versions'][number];

function versionNodes({ version, date, changes, api = [] }: Version, page: PageContext) {
  const heading: RootContent = {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: version }],
    data: { hProperties: { id: `v${version}` } },
  };
  const dateNode = siteNode({
    name: 'p',
    properties: { className: ['change-date'] },
    children: [
      date === null
        ? { type: 'text', value: page.messages['changelog.undated'] ?? '' }
        : siteNode({
            name: 'time',
            properties: { dateTime: date },
            children: [{ type: 'text', value: formatDate(date, page.locale.id) }],
          }),
    ],
  });
  const list: List = {
    type: 'list',
    ordered: false,
    spread: false,
    children: changes.map((change) => changeNode(change, page)),
  };
  const added =
    api.length === 0
      ? []
      : [
          siteNode({
            name: 'p',
            properties: { className: ['change-api'] },
            children: [
              { type: 'text', value: `${page.messages['changelog.api'] ?? ''} ` },
              ...api.flatMap((item, index): RootContent[] => [
                ...(index === 0 ? [] : [{ type: 'text' as const, value: ', ' }]),
                { type: 'inlineCode', value: item },
              ]),
            ],
          }),
        ];
  return [heading, dateNode, ...(changes.length === 0 ? [] : [list]), ...added];
}

/** The date as people of the locale write it. Dates are days, so no time zone may shift them. */
function formatDate(date: string, localeId: string): string {
  return new Intl.DateTimeFormat(localeId, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

function changeNode(change: Change, page: PageContext): ListItem {
  const kind = siteNode({
    name: 'span',
    properties: { className: ['change-kind'], dataKind: change.kind },
    children: [
      { type: 'text', value: page.messages[`changelog.kind.${change.kind}`] ?? change.kind },
    ],
  });
  const text = change.text[page.locale.id as keyof Change['text']];
  const references = referencesOf(change, page).flatMap(({ label, address }): PhrasingContent[] => [
    { type: 'text', value: ' ' },
    { type: 'link', url: address, children: [{ type: 'text', value: label }] },
  ]);
  return {
    type: 'listItem',
    spread: false,
    data: { hProperties: { className: ['change'], dataKind: change.kind } },
    children: [
      {
        type: 'paragraph',
        children: [
          kind as PhrasingContent,
          { type: 'text', value: ' ' },
          ...inlineMarkdown(text),
          ...references,
        ],
      },
    ],
  };
}

function referencesOf({ pr, issue, issueRepo, commit, link, demo }: Change, page: PageContext) {
  const issues = issueRepo === undefined ? repository : `https://github.com/${issueRepo}`;
  const references: { label: string; address: string }[] = [];
  if (pr !== undefined) references.push({ label: `#${pr}`, address: `${repository}/pull/${pr}` });
  if (issue !== undefined)
    references.push({ label: `${issueRepo ?? ''}#${issue}`, address: `${issues}/issues/${issue}` });
  if (commit !== undefined)
    references.push({ label: commit.slice(0, 7), address: `${repository}/commit/${commit}` });
  if (link !== undefined) references.push({ label: new URL(link).hostname, address: link });
  if (demo !== undefined)
    references.push({ label: page.messages['changelog.demo'] ?? demo, address: `/demo/${demo}` });
  return references;
}

function gapNode(gap: NonNullable<Changelog['gaps']>[number], page: PageContext): RootContent {
  return siteNode({
    name: 'p',
    properties: { className: ['change-gap'] },
    children: [
      ...inlineMarkdown(gap.text[page.locale.id as keyof Change['text']]),
      { type: 'text', value: ' ' },
      { type: 'link', url: gap.url, children: [{ type: 'text', value: 'GitHub' }] },
    ],
  });
}
