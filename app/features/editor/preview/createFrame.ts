import type {
  FrameAppearance,
  FrameMessage,
  PageMessage,
  Program,
} from '../../../../shared/editor/frameMessages.ts';
import type { StopReason } from './PreviewState.ts';
import { parseFrameMessage } from './parseFrameMessage.ts';

interface FrameOptions {
  readonly container: HTMLElement;
  readonly address: string;
  readonly title: string;
  readonly program: Program;
  readonly appearance: FrameAppearance;
  readonly onMessage: (message: FrameMessage) => void;
  /** Called once when the frame is of no use any more; it is still to be removed. */
  readonly onGone: (reason: Exclude<StopReason, 'reader'>) => void;
}

export interface Frame {
  readonly element: HTMLIFrameElement;
  readonly setAppearance: (appearance: FrameAppearance) => void;
  readonly remove: () => void;
}

/** How often the frame is asked whether it still answers, in milliseconds. */
const pingInterval = 1000;
/** How many questions may stay open, from the moment that there is somebody to ask. */
const patience = 5;
/** How long the document may take to load, in questions. */
const loadPatience = 30;
/** How many messages a frame may send between two questions. */
const messageLimit = 1000;

/** Runs a program in a frame of its own, of opaque origin, and watches over it. */
export function createFrame(options: FrameOptions): Frame {
  const { container, address, title, program, onMessage, onGone } = options;
  let appearance = options.appearance;
  let isReady = false;
  let hasLoaded = false;
  let isGone = false;
  let unanswered = 0;
  let received = 0;

  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.title = title;
  element.src = address;
  // As high as what it may replace, until it says how high it is.
  if (container.offsetHeight > 0) element.style.height = `${container.offsetHeight}px`;

  // A frame of opaque origin has no name that a message could be addressed to; it goes to this window only.
  const send = (message: PageMessage) => element.contentWindow?.postMessage(message, '*');
  const leave = (reason: Exclude<StopReason, 'reader'>) => {
    if (isGone) return;
    isGone = true;
    onGone(reason);
  };

  const receive = (event: MessageEvent) => {
    if (isGone || !comesFrom(element, event.source)) return;
    received += 1;
    if (received > messageLimit) {
      leave('flooded');
      return;
    }
    // What edited code sends past the frame document is counted and not read.
    if (event.source !== element.contentWindow) return;
    const message = parseFrameMessage(event.data);
    if (message === undefined) return;
    switch (message.type) {
      case 'ready':
        if (isReady) return;
        isReady = true;
        unanswered = 0;
        send({ type: 'run', program, appearance });
        return;
      case 'left':
        leave('left');
        return;
      case 'pong':
        unanswered = 0;
        return;
      case 'height':
        element.style.height = `${message.height}px`;
        onMessage(message);
        return;
      default:
        onMessage(message);
    }
  };

  const load = () => {
    hasLoaded = true;
    unanswered = 0;
  };

  const timer = setInterval(() => {
    received = 0;
    // Nothing answers in time in a tab that is in the background.
    if (document.hidden) unanswered = 0;
    else unanswered += 1;
    const mayLoad = hasLoaded ? patience : loadPatience;
    if (unanswered > (isReady ? patience : mayLoad))
      leave(isReady ? 'unresponsive' : 'unreachable');
    else if (isReady) send({ type: 'ping' });
  }, pingInterval);

  addEventListener('message', receive);
  element.addEventListener('load', load);
  container.append(element);

  return {
    element,
    setAppearance(next) {
      appearance = next;
      if (isReady) send({ type: 'appearance', appearance });
    },
    remove() {
      isGone = true;
      clearInterval(timer);
      removeEventListener('message', receive);
      element.remove();
    },
  };
}

/** Whether a message's source is a frame's window or one inside it. */
function comesFrom(frame: HTMLIFrameElement, source: MessageEventSource | null): boolean {
  let sender = source as Window | null;
  while (sender !== null && sender !== window) {
    if (sender === frame.contentWindow) return true;
    // The top window is its own parent.
    if (sender.parent === sender) return false;
    sender = sender.parent;
  }
  return false;
}
