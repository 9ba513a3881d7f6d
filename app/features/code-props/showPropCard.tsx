import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ApiCards } from '../../../shared/api/ApiCard.ts';
import { LanguageProvider } from '../locale/Language.ts';
import { messageResource } from '../locale/messageResource.ts';
import { cardResource } from './cardResource.ts';
import { type CardState, PropCard } from './PropCard.tsx';

const cardId = 'prop-card';
/** How long a pointer may be on its way from the name to the card, in milliseconds. */
const leaveTime = 200;
/** Distance between name and card, and between card and window, in pixels. */
const gap = 6;

interface OpenCard {
  readonly link: HTMLAnchorElement;
  readonly close: () => void;
}

let box: { readonly element: HTMLElement; readonly root: Root } | undefined;
let open: OpenCard | undefined;

/**
 * Shows the card of the prop or type that a link in code names. It goes when pointer and focus have left
 * both, and with Escape; when the page scrolls it stays at the name.
 */
export function showPropCard(link: HTMLAnchorElement, localeId: string): void {
  const isWanted = link.isConnected && (link.matches(':hover') || link.matches(':focus'));
  // Without popovers (Firefox before 125) the link leads to the reference, as it does anyway.
  if (!isWanted || open?.link === link || !('popover' in link)) return;
  open?.close();
  box ??= createBox();
  const { element } = box;
  open = { link, close: closeWhenLeft(link, element) };
  link.setAttribute('aria-describedby', cardId);
  void fill(link, localeId);
}

async function fill(link: HTMLAnchorElement, localeId: string): Promise<void> {
  const texts = await messageResource.get(localeId);
  // The shell says so already; the link still leads to the reference.
  if (texts.kind === 'failed') return;
  const { messages } = texts;
  const show = (state: CardState) => {
    // The reader may have gone on to another name, or to another page.
    if (open?.link !== link || box === undefined || !link.isConnected) return;
    flushSync(() =>
      box?.root.render(
        <LanguageProvider value={{ localeId, messages }}>
          <PropCard state={state} href={link.href} />
        </LanguageProvider>,
      ),
    );
    box.element.lang = localeId;
    // The card stands at the end of the document; for the keyboard it comes after the name.
    box.element.showPopover({ source: link });
    place(box.element, link);
  };
  // A retry keeps what there is: a smaller card would leave the pointer, and with it the reader.
  const isRetry = box?.element.matches(':popover-open') === true;
  if (!isRetry && cardResource.peek(localeId) === undefined) show({ kind: 'resolving' });
  try {
    const cards = await cardResource.get(localeId);
    // They may have resolved when they are next asked for.
    if (cards.state !== 'ready') cardResource.forget(localeId);
    show(stateOf(cards, link.dataset['prop'] ?? ''));
  } catch (error) {
    cardResource.forget(localeId);
    const retry = () => {
      // The button goes, and with it the place in the document of a reader at the keyboard.
      if (box?.element.querySelector(':focus-visible') != null) link.focus({ preventScroll: true });
      void fill(link, localeId);
    };
    show({ kind: 'failed', error, retry });
  }
}

function stateOf(cards: ApiCards, id: string): CardState {
  if (cards.state !== 'ready') return { kind: cards.state };
  const card = Object.hasOwn(cards.cards, id) ? cards.cards[id] : undefined;
  return card === undefined ? { kind: 'not-found', id } : { kind: 'ready', card };
}

function createBox() {
  const element = document.createElement('div');
  element.id = cardId;
  element.className = 'prop-card site';
  element.popover = 'manual';
  document.body.append(element);
  return { element, root: createRoot(element) };
}

/** Below the name if there is room, above it if not; never outside the window. */
function place(card: HTMLElement, link: HTMLElement): void {
  const name = link.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const hasRoomBelow = name.bottom + gap + height <= innerHeight;
  // Without the room that is kept for a scrollbar, whether or not there is one.
  const room = document.documentElement.getBoundingClientRect().width;
  const left = Math.min(name.left, room - width - gap);
  card.style.left = `${Math.max(gap, left)}px`;
  card.style.top = `${hasRoomBelow ? name.bottom + gap : Math.max(gap, name.top - gap - height)}px`;
}

/** Closes the card when nothing keeps it open any longer. Answers a function that closes it at once. */
function closeWhenLeft(link: HTMLElement, card: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer = 0;
  const close = () => {
    clearTimeout(timer);
    controller.abort();
    link.removeAttribute('aria-describedby');
    if (card.matches(':popover-open')) card.hidePopover();
    open = undefined;
  };
  const check = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const isKept = [link, card].some(
        (element) => element.matches(':hover') || element.matches(':focus, :focus-within'),
      );
      if (!isKept || !link.isConnected) close();
    }, leaveTime);
  };
  for (const element of [link, card]) {
    element.addEventListener('pointerleave', check, { signal });
    element.addEventListener('focusout', check, { signal });
  }
  document.addEventListener('click', check, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  // A page can be replaced under a pointer that rests, which leaves nothing then.
  document.addEventListener('pointerover', () => !link.isConnected && close(), {
    signal,
    passive: true,
  });
  // Arriving by keyboard scrolls the name into view, and the card has to come along.
  document.addEventListener(
    'scroll',
    () => {
      if (!link.isConnected) close();
      else if (card.matches(':popover-open')) place(card, link);
    },
    { signal, capture: true, passive: true },
  );
  return close;
}
