import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import type { SectionResult } from './Section.ts';

const introduction = `# Benchmarks

Written by \`npm run bench\`; \`npm run bench -- <section>\` measures one section anew.
`;

function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const [, load = 0] = loadavg();
  return `${processors.length} × ${processors[0]?.model.trim()}, ${memory} GB, Node ${process.versions.node}; load in the last five minutes: ${load.toFixed(1)}`;
}

export function formatSection(title: string, { columns, rows, remarks }: SectionResult): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const date = new Date().toISOString().slice(0, 10);
  return [
    `## ${title}`,
    `${date}, ${describeMachine()}.`,
    [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n'),
    ...remarks,
  ].join('\n\n');
}

/** Puts a section into the file in place of the one with the same title, or at its end. */
export function writeSection(file: string, title: string, text: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : introduction;
  const [head = introduction, ...sections] = before.split(/^(?=## )/m);
  const isOld = (section: string) => section.startsWith(`## ${title}\n`);
  const updated = sections.some(isOld)
    ? sections.map((section) => (isOld(section) ? text : section))
    : [...sections, text];
  writeFileSync(file, `${[head, ...updated].map((part) => part.trim()).join('\n\n')}\n`);
}
