import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readMessages } from './readMessages.ts';

test('a text that a locale lacks is the default locale’s', async () => {
  const repository = mkdtempSync(path.join(tmpdir(), 'messages-'));
  const write = (id: string, texts: Record<string, string>) =>
    writeFileSync(path.join(repository, `locales/${id}.json`), JSON.stringify(texts));
  try {
    mkdirSync(path.join(repository, 'locales'));
    write('en-US', { copy: 'Copy', close: 'Close' });
    write('zh-CN', { copy: '复制' });
    await expect(readMessages(repository, 'zh-CN')).resolves.toEqual({
      copy: '复制',
      close: 'Close',
    });
  } finally {
    rmSync(repository, { recursive: true });
  }
});
