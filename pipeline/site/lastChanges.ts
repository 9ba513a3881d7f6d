import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * When each file below `folder` last changed, from version control: ISO dates by path relative to the
 * repository. Empty where there is no version control to ask, as in an unpacked archive.
 */
export async function lastChanges(
  repository: string,
  folder: string,
): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  let log: string;
  try {
    const { stdout } = await run('git', ['log', '--format=%x00%cI', '--name-only', '--', folder], {
      cwd: repository,
      maxBuffer: 1 << 28,
    });
    log = stdout;
  } catch {
    return changes;
  }
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter((line) => line !== '');
    // Newest first, so the first date seen is the last change.
    for (const file of files) if (!changes.has(file)) changes.set(file, date);
  }
  return changes;
}
