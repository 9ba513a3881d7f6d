import type { CodePanelState } from './CodePanelState.ts';

/** How the code panels were left, by entry of the history and demo. Lives as long as the tab. */
const storageKey = 'docs:code-panels';
const limit = 200;
/** More room than this is kept for no code, in pixels. */
const highest = 10_000;

/** Stored text is whatever an earlier version, or anybody, has left there. */
function parseEntry(entry: unknown): [string, CodePanelState] | undefined {
  if (!Array.isArray(entry)) return undefined;
  const [key, state] = entry as unknown[];
  if (typeof key !== 'string' || typeof state !== 'object' || state === null) return undefined;
  const { isOpen, file, height } = state as Record<string, unknown>;
  if (typeof isOpen !== 'boolean' || typeof file !== 'number' || typeof height !== 'number')
    return undefined;
  if (!Number.isInteger(file) || file < 0) return undefined;
  return [key, { isOpen, file, height: Math.min(Math.max(height, 0), highest) }];
}

function readStored(): Map<string, CodePanelState> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return new Map();
    return new Map(stored.map(parseEntry).filter((entry) => entry !== undefined));
  } catch {
    // Storage blocked, damaged or, on the server, absent: panels are remembered for this page load only.
    return new Map();
  }
}

const panels = readStored();

/** The scroll memory gives every entry of the history a key; another script may have put anything there. */
function keyOf(id: string): string | undefined {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? `${key} ${id}` : undefined;
}

/** How the demo's panel was left in the current entry of the history. */
export function recallCodePanel(id: string): CodePanelState | undefined {
  const key = keyOf(id);
  return key === undefined ? undefined : panels.get(key);
}

export function rememberCodePanel(id: string, state: CodePanelState): void {
  const key = keyOf(id);
  if (key === undefined) return;
  panels.delete(key);
  panels.set(key, state);
  const [oldest] = panels.keys();
  if (panels.size > limit && oldest !== undefined) panels.delete(oldest);
}

/** Begins to keep the panels over a reload. Call once, on start. */
export function startCodePanelMemory(): void {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...panels]));
    } catch {
      // Storage blocked or full: the next page load begins with closed panels.
    }
  });
}
