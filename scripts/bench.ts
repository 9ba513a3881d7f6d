import path from 'node:path';
import { benchBuild } from '../bench/benchBuild.ts';
import { benchDevelopment } from '../bench/benchDevelopment.ts';
import { benchEditor } from '../bench/benchEditor.ts';
import { benchNavigation } from '../bench/benchNavigation.ts';
import { benchSearch } from '../bench/benchSearch.ts';
import { benchMoments } from '../bench/moments/benchMoments.ts';
import type { BenchSection } from '../bench/Section.ts';
import { formatSection, writeSection } from '../bench/writeResults.ts';
import { project } from './project.ts';

/** What can be measured, by the name that selects it: `npm run bench -- build`. */
const sections: Readonly<Record<string, BenchSection>> = {
  build: benchBuild,
  development: benchDevelopment,
  editor: benchEditor,
  moments: benchMoments,
  navigation: benchNavigation,
  search: benchSearch,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(sections, name));
if (unknown.length > 0) {
  console.error(
    `There is no section ${unknown.join(', ')}. There are: ${Object.keys(sections).join(', ')}.`,
  );
  process.exit(1);
}

for (const [name, section] of Object.entries(sections)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`${section.title}…`);
  const text = formatSection(section.title, await section.run());
  writeSection(path.join(project.repository, 'bench/RESULTS.md'), section.title, text);
  console.log(`\n${text}\n`);
}
