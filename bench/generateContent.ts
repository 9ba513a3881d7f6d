import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Pages that are alike in kind and size and differ in their text, so that only their number counts. */
export function generateContent(folder: string, pageCount: number): void {
  const write = (file: string, text: string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  write('index.mdx', frontmatter({ title: 'Generated', nav: 'Docs', path: '/' }, 'A large site.'));
  write('demo/index.mdx', frontmatter({ title: 'Demos', nav: 'Demo', path: '/demo' }, ''));
  write('demo/_shared/frame.css', '.frame { padding: 4px; }\n');
  for (let index = 0; index < pageCount; index += 1) {
    const name = `page-${index}`;
    write(`demo/${name}/index.mdx`, pageText(name, index));
    write(`demo/${name}/${name}.tsx`, demoText(index));
  }
}

interface Head {
  readonly title: string;
  readonly nav: string;
  readonly path: string;
}

function frontmatter({ title, nav, path: address }: Head, body: string): string {
  return `---\ntitle: ${title}\ndescription: ${title}.\nnav:\n  title: ${nav}\n  path: ${address}\n  order: 1\n---\n\n${body}\n`;
}

function pageText(name: string, index: number): string {
  const sections = Array.from({ length: 4 }, (_, section) =>
    [
      `## Section ${section} of ${name}`,
      `Paragraph ${index}.${section} has \`code\`, *emphasis* and a [link](/demo) to a page of the site. `.repeat(
        4,
      ),
      `\`\`\`tsx\nconst value${index} = ${section};\nexport const columns = [{ title: 'Column', dataIndex: 'value${index}' }];\n\`\`\``,
      '| Prop | Type |\n| --- | --- |\n| `columns` | `ColumnsType` |\n| `data` | `unknown[]` |',
    ].join('\n\n'),
  );
  return [
    `---\ntitle: Page ${index}\ndescription: Page number ${index}.\norder: ${index}\n---`,
    'What the page says.',
    `<Demo src="./${name}.tsx" title="Demo ${index}">\n\nWhat to look at.\n\n</Demo>`,
    ...sections,
    '',
  ].join('\n\n');
}

function demoText(index: number): string {
  return `import React from 'react';
import Table from 'rc-table';
import '../_shared/frame.css';

const columns = [
  { title: 'Name', dataIndex: 'name' },
  { title: 'Number', dataIndex: 'number' },
];
const rows = [
  { name: 'First', number: ${index} },
  { name: 'Second', number: ${index + 1} },
];

export default function Page${index}() {
  return <Table className="frame" columns={columns} data={rows} rowKey="name" />;
}
`;
}
