import type { VM } from '@stackblitz/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { createEditorClient } from './createEditorClient.ts';

afterEach(() => vi.useRealTimers());

test('an editor that has gone and never answers is an error after a while', async () => {
  vi.useFakeTimers();
  const vm = { editor: {}, preview: {}, getFsSnapshot: () => new Promise(() => {}) };
  const answer = createEditorClient(vm as Partial<VM> as VM).getFiles();
  const refusal = expect(answer).rejects.toThrow('The editor did not answer.');
  await vi.advanceTimersByTimeAsync(30_000);
  await refusal;
});
