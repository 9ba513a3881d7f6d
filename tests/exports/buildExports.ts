import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ExportedProject, exportedProjects } from './exportedProjects.ts';
import { unionOfPackages } from './unionOfPackages.ts';

interface BuiltExports {
  /** Folder with a built page for every demo: `<id>/index.html`. */
  readonly folder: string;
  /** What kept the projects from being installed, checked or built. */
  readonly problem: string | undefined;
  readonly remove: () => void;
}

/** The older TypeScript that create-react-app accepts, under a name of its own beside the other. */
const olderTypeScript = 'typescript-of-react-scripts';

/**
 * Writes every demo out as the project that readers download, in a folder outside the repository where none of
 * its packages can be found; installs the packages of all in one go, checks the types and builds.
 */
export async function buildExports(ids: readonly string[]): Promise<BuiltExports> {
  const root = mkdtempSync(path.join(tmpdir(), 'exported-demos-'));
  const vite = exportedProjects(ids, 'vite');
  const createReactApp = exportedProjects(ids, 'create-react-app');
  const built = {
    folder: path.join(root, 'built'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  // There even if nothing gets built.
  mkdirSync(built.folder);
  try {
    writeProjects(path.join(root, 'vite'), vite);
    writeProjects(path.join(root, 'create-react-app'), createReactApp);
    const typescript = createReactApp[0]?.project.devDependencies['typescript'];
    writeJson(path.join(root, 'package.json'), {
      private: true,
      dependencies: {
        ...unionOfPackages(vite),
        [olderTypeScript]: `npm:typescript@${typescript}`,
      },
    });
    await install(root);
    await run(root, 'node_modules/typescript/bin/tsc', ['-p', 'vite']);
    await run(root, `node_modules/${olderTypeScript}/bin/tsc`, ['-p', 'create-react-app']);
    writeFileSync(path.join(root, 'build.mjs'), buildScript(vite));
    await run(root, 'build.mjs', []);
    return { ...built, problem: undefined };
  } catch (error) {
    return { ...built, problem: error instanceof Error ? error.message : String(error) };
  }
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, JSON.stringify(value, null, 2));
}

/** Writes the projects beside one another, and a TypeScript configuration that is theirs, over all of them. */
function writeProjects(folder: string, projects: readonly ExportedProject[]): void {
  for (const { id, project } of projects) {
    for (const [name, text] of Object.entries(project.files)) {
      const file = path.join(folder, id, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  writeJson(path.join(folder, 'tsconfig.json'), {
    extends: `./${oneFile(projects, 'tsconfig.json')}`,
    include: ['*/src'],
  });
}

/** Path of a file that has to be the same in every project, so that one stands for all. */
function oneFile(projects: readonly ExportedProject[], name: string): string {
  const texts = new Set(projects.map(({ project }) => project.files[name]));
  if (texts.size !== 1) throw new Error(`The projects have ${texts.size} different ${name}.`);
  return `${projects[0]?.id}/${name}`;
}

/** All pages in one build, with the projects' own configuration and the Vite that they name. */
function buildScript(projects: readonly ExportedProject[]): string {
  const input = Object.fromEntries(projects.map(({ id }) => [id, `vite/${id}/index.html`]));
  return `import { build } from 'vite';
await build({
  root: 'vite',
  configFile: ${JSON.stringify(`vite/${oneFile(projects, 'vite.config.ts')}`)},
  logLevel: 'warn',
  build: {
    outDir: '../built',
    emptyOutDir: true,
    chunkSizeWarningLimit: 5000,
    rollupOptions: { input: ${JSON.stringify(input)} },
  },
});
`;
}

async function install(folder: string): Promise<void> {
  const parameters = [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--ignore-scripts',
  ];
  try {
    await runCommand(folder, 'npm', parameters);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const isNetwork = /ENOTFOUND|ECONN|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|network|E5\d\d/.test(text);
    throw new Error(
      isNetwork
        ? `The npm registry cannot be reached from here. This test needs it: it installs what the exported projects name.\n${text}`
        : `The packages that the exported projects name cannot be installed.\n${text}`,
    );
  }
}

function run(folder: string, script: string, parameters: readonly string[]): Promise<void> {
  return runCommand(folder, process.execPath, [script, ...parameters]);
}

/** @throws Error with everything the command has said. */
function runCommand(folder: string, command: string, parameters: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: folder });
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${[path.basename(command), ...parameters].join(' ')}\n${said}`));
    });
  });
}
