import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseApiVersions } from '../pipeline/api/versions/apiVersions.ts';
import { project } from './project.ts';
import { downloadVersion, publishedVersions } from './publishedTypes.ts';

/**
 * `npm run api:since`: checks `content/_api/versions.json` against the published packages without the
 * compiler, by the text of the declarations: the version named has the prop, the one before has not. The
 * result goes into `docs/since-check.md`.
 */

interface Check {
  readonly entity: string;
  readonly prop: string;
  /** The declaration, as it stands in the package's text. */
  readonly declared: RegExp;
}

const checks: readonly Check[] = [
  { entity: 'Table', prop: 'direction', declared: /^\s+direction\?: /m },
  { entity: 'Table', prop: 'sticky', declared: /^\s+sticky\?: /m },
  { entity: 'Table', prop: 'caption', declared: /^\s+caption\?: /m },
  { entity: 'ColumnType', prop: 'shouldCellUpdate', declared: /^\s+shouldCellUpdate\?: /m },
  { entity: 'ColumnType', prop: 'rowScope', declared: /^\s+rowScope\?: /m },
  { entity: 'EllipsisConfig', prop: 'showTitle', declared: /^\s+showTitle\?: /m },
  { entity: 'ExpandableConfig', prop: 'columnWidth', declared: /^\s+columnWidth\?: /m },
  { entity: 'ExpandableConfig', prop: 'showExpandColumn', declared: /^\s+showExpandColumn\?: /m },
  { entity: 'ExpandableConfig', prop: 'columnTitle', declared: /^\s+columnTitle\?: /m },
  { entity: 'TableSticky', prop: 'getContainer', declared: /^\s+getContainer\?: /m },
  { entity: 'TableSticky', prop: 'offsetSummary', declared: /^\s+offsetSummary\?: /m },
  {
    entity: 'Summary',
    prop: 'fixed',
    declared: /^\s+fixed\?: boolean \| 'top'|interface SummaryProps/m,
  },
  { entity: 'SummaryCell', prop: 'index', declared: /interface SummaryCellProps/m },
  { entity: 'Exports', prop: 'genTable', declared: /export declare function genTable/m },
];

/** All declarations of a version that readers can meet; those of the component's inner parts say other things. */
function declarationsOf(version: string): string {
  const folder = path.join(downloadVersion(version), 'lib');
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) =>
      /^(?:index|interface|Table|Footer\/\w+)\.d\.ts$/.test(file.replaceAll('\\', '/')),
    )
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

const versions = publishedVersions();
const { since } = parseApiVersions(
  readFileSync(path.join(project.contentFolder, '_api/versions.json'), 'utf8'),
);
const rows = checks.map(({ entity, prop, declared }) => {
  const first = since[entity]?.[prop] ?? '';
  const before = versions[versions.indexOf(first) - 1] ?? '';
  const isRight =
    first !== '' &&
    declared.test(declarationsOf(first)) &&
    before !== '' &&
    !declared.test(declarationsOf(before));
  return { name: `${entity}.${prop}`, first, before, isRight };
});
const table = [
  '# Since-versions, checked',
  '',
  'By the text of the declarations in the published packages (`npm run api:since`): the version named declares the prop, the published version before it does not.',
  '',
  '| Prop | Since | Not yet in | Result |',
  '| --- | --- | --- | --- |',
  ...rows.map(
    ({ name, first, before, isRight }) =>
      `| \`${name}\` | ${first} | ${before} | ${isRight ? 'right' : '**wrong**'} |`,
  ),
  '',
].join('\n');
writeFileSync(path.join(project.repository, 'docs/since-check.md'), table);
console.log(table);
if (rows.some(({ isRight }) => !isRight)) process.exitCode = 1;
