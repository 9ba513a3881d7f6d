import type { ComponentType } from 'react';
import type {
  FailurePhase,
  FrameAppearance,
  FrameMessage,
  PageMessage,
  Place,
  Program,
} from '../../shared/editor/frameMessages.ts';
import { captureConsole } from './captureConsole.ts';
import { type FilesByAddress, findPlace } from './findPlace.ts';
import { guardLoop } from './guardLoop.ts';
import { loadProgram } from './loadProgram.ts';

/*
 * Runs in the inner document, where edited code is. Its origin is opaque and its policy lets nothing through, so all
 * it gets comes by message, once.
 */

const send = (message: FrameMessage) => parent.postMessage(message, '*');

const ownConsole = captureConsole((batch) => send({ type: 'console', ...batch }));

let phase: FailurePhase = 'compile';
let files: FilesByAddress = new Map();
/** What React has told the mounted demo's boundary, so that it is not told a second time. */
const reported = new WeakSet<object>();

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fail(failedPhase: FailurePhase, error: unknown, place?: Place): void {
  if (typeof error === 'object' && error !== null) reported.add(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = place ?? findPlace(stack, files);
  // The page may take the frame away for it, with all that it has still to say.
  ownConsole.flush();
  send({
    type: 'failed',
    phase: failedPhase,
    message: textOf(error),
    ...(found !== undefined && { place: found }),
  });
}

addEventListener('error', (event: ErrorEvent) => {
  // The page shows it in its own words.
  event.preventDefault();
  const { filename, lineno, colno, message } = event;
  // Says only that sizes settle in the next frame, which is how browsers keep observers from going round in circles.
  if (message.startsWith('ResizeObserver loop')) return;
  const error: unknown = event.error ?? message;
  const file = files.get(filename);
  const place = file === undefined ? undefined : { file, line: lineno, column: colno };
  const failedPhase = phase;
  if (failedPhase === 'compile' || failedPhase === 'evaluate') {
    fail(failedPhase, error, place);
    return;
  }
  // React's development build shows every error to the window before it tells the boundary.
  setTimeout(() => {
    if (typeof error === 'object' && error !== null && reported.has(error)) return;
    fail('event', error, place);
    ownConsole.add({ level: 'error', text: `Uncaught ${String(error)}` });
  });
});

addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  fail('event', event.reason);
  ownConsole.add({ level: 'error', text: `Uncaught (in promise) ${String(event.reason)}` });
});

function applyAppearance({ colorMode, direction }: FrameAppearance): void {
  const root = document.documentElement;
  root.style.colorScheme = colorMode;
  root.dataset['prefersColor'] = colorMode;
  root.dir = direction;
}

/** How long code may take until it has rendered, in milliseconds. */
const renderPatience = 10_000;

/** Says so when nothing comes of the code, say because it waits for a promise that nothing settles. */
function watchForRendering(): void {
  setTimeout(() => {
    if (phase !== 'evaluate' && phase !== 'render') return;
    // A tab in the background is not rendered to the end.
    if (document.hidden) watchForRendering();
    else fail(phase, new Error('It waits for something that has not come within ten seconds.'));
  }, renderPatience);
}

function run(program: Program): void {
  const container = document.getElementById('root');
  if (container === null) return;
  files = loadProgram({
    program,
    onEvaluate() {
      phase = 'evaluate';
      watchForRendering();
    },
    onLoad({ demo, mount }) {
      const component = demo['default'];
      if (component === undefined) {
        const place = { file: program.entry.replace(/^#demo\//, ''), line: 1 };
        fail('evaluate', new Error('The file has no default export.'), place);
        return;
      }
      phase = 'render';
      mount({
        component: component as ComponentType,
        container,
        onRendered() {
          phase = 'event';
          // Observers rest while the frame is out of the reader's sight.
          sendHeight(container);
          send({ type: 'rendered' });
        },
        onError: (error) => fail('render', error),
      });
    },
  });
  new ResizeObserver(() => sendHeight(container)).observe(container);
}

function sendHeight(container: HTMLElement): void {
  send({ type: 'height', height: Math.ceil(container.getBoundingClientRect().height) });
}

// A link does not take the preview away, where it would find nothing but a closed door.
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link !== null && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
});

let hasRun = false;
addEventListener('message', (event: MessageEvent) => {
  if (event.source !== parent || !event.isTrusted) return;
  const message = event.data as PageMessage;
  switch (message.type) {
    case 'run':
      if (hasRun) return;
      hasRun = true;
      applyAppearance(message.appearance);
      run(message.program);
      return;
    case 'appearance':
      applyAppearance(message.appearance);
      return;
    case 'ping':
      send({ type: 'pong' });
      return;
    default:
      message satisfies never;
  }
});

// The one way to the network that no policy covers. Whoever digs it up again finds nothing here worth sending.
Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
Reflect.deleteProperty(globalThis, 'webkitRTCPeerConnection');

Object.defineProperty(globalThis, '__guardLoop', { value: guardLoop });
send({ type: 'ready' });
