import { locales } from '../../../shared/locale/locales.ts';
import { localizePath } from '../../../shared/locale/localizePath.ts';
import { matchLocale } from '../../../shared/locale/matchLocale.ts';
import { loadScript } from '../../chunk/loadScript.ts';

/** How long a pointer rests on a name before its card shows, in milliseconds. */
const restTime = 200;

type ShowPropCard = (link: HTMLAnchorElement, localeId: string) => void;

const loadCard = () =>
  loadScript<ShowPropCard>({
    id: 'prop-card',
    address: 'prop-card',
    exportName: 'showPropCard',
    importModule: () => import('./showPropCard.tsx'),
  });

/**
 * Shows a card with type and first sentence at the names of props and types in code, once a pointer rests
 * there or the keyboard arrives. The names are plain links, and stay so if the card cannot be loaded. Call
 * once, on start.
 */
export function startCodeProps(): void {
  let timer = 0;
  const linkAt = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.code-prop') : null;

  const show = (link: HTMLAnchorElement) => {
    const { id } = matchLocale(location.pathname, locales);
    loadCard().then(
      (showPropCard) => showPropCard(link, id),
      // The link still leads to the reference.
      () => undefined,
    );
  };
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const link = linkAt(event);
    if (link === null) return;
    localize(link);
    if (event.pointerType !== 'touch') timer = window.setTimeout(() => show(link), restTime);
  });
  document.addEventListener('focusin', (event) => {
    const link = linkAt(event);
    if (link === null) return;
    localize(link);
    if (link.matches(':focus-visible')) show(link);
  });
}

/** Code is the same in every language; where its links lead is not. */
function localize(link: HTMLAnchorElement): void {
  const locale = matchLocale(location.pathname, locales);
  link.setAttribute('href', `${localizePath('/api', locale)}#${link.dataset['prop'] ?? ''}`);
}
