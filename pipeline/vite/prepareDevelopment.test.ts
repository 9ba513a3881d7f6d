import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../scripts/project.ts';
import { createDevServer } from './createDevServer.ts';
import { prepareDevelopment } from './prepareDevelopment.ts';

test('a server finds the packages of all pages and demos prepared', async () => {
  const cacheFolder = mkdtempSync(path.join(tmpdir(), 'prepared-'));
  try {
    await prepareDevelopment({ ...project, cacheFolder });
    const server = await createDevServer({
      ...project,
      cacheFolder,
      apiParser: false,
      port: 0,
      logLevel: 'silent',
    });
    try {
      await server.listen();
      const optimizer = server.environments.client.depsOptimizer;
      expect(optimizer?.scanProcessing).toBeUndefined();
      expect(Object.keys(optimizer?.metadata.optimized ?? {})).toEqual(
        expect.arrayContaining(['react-dom/client', 'rc-table', 'react-dnd', '@codemirror/view']),
      );
    } finally {
      await server.close();
    }
  } finally {
    rmSync(cacheFolder, { recursive: true, force: true });
  }
}, 60_000);
