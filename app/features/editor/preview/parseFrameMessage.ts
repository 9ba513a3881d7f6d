import {
  type ConsoleEntry,
  consoleLevels,
  type FailurePhase,
  type FrameMessage,
  type Place,
} from '../../../../shared/editor/frameMessages.ts';

/** The frame may be as high as its content, up to this, in pixels. */
const heightLimit = 4000;
const textLimit = 4000;
const entryLimit = 200;
const phases: readonly FailurePhase[] = ['compile', 'evaluate', 'render', 'event'];

type Fields = Readonly<Record<string, unknown>>;

/** Reads what a frame has sent, within limits; `undefined` if it is no message of the frame's own. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields = data as Fields;
  switch (fields['type']) {
    case 'ready':
    case 'rendered':
    case 'pong':
    case 'left':
      return { type: fields['type'] };
    case 'height': {
      const { height } = fields;
      if (typeof height !== 'number' || !Number.isFinite(height)) return undefined;
      return { type: 'height', height: Math.min(Math.max(height, 0), heightLimit) };
    }
    case 'failed':
      return parseFailure(fields);
    case 'console':
      return parseConsole(fields);
    default:
      return undefined;
  }
}

function parseFailure({ phase, message, place }: Fields): FrameMessage | undefined {
  const known = phases.find((name) => name === phase);
  if (known === undefined || typeof message !== 'string') return undefined;
  const found = parsePlace(place);
  return {
    type: 'failed',
    phase: known,
    message: message.slice(0, textLimit),
    ...(found !== undefined && { place: found }),
  };
}

function parsePlace(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { file, line, column } = value as Fields;
  if (typeof file !== 'string' || !isPosition(line)) return undefined;
  return { file: file.slice(0, 200), line, ...(isPosition(column) && { column }) };
}

function isPosition(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}

function parseConsole({ entries, dropped }: Fields): FrameMessage | undefined {
  if (!Array.isArray(entries)) return undefined;
  return {
    type: 'console',
    entries: entries.slice(0, entryLimit).flatMap(parseEntry),
    dropped: isPosition(dropped) ? dropped : 0,
  };
}

function parseEntry(value: unknown): readonly ConsoleEntry[] {
  if (typeof value !== 'object' || value === null) return [];
  const { level, text } = value as Fields;
  const known = consoleLevels.find((name) => name === level);
  if (known === undefined || typeof text !== 'string') return [];
  return [{ level: known, text: text.slice(0, textLimit) }];
}
