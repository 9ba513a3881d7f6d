import { locales } from '../../shared/locale/locales.ts';
import { matchLocale } from '../../shared/locale/matchLocale.ts';
import { demoResource } from '../features/demo/demoResource.ts';
import { messageResource } from '../features/locale/messageResource.ts';
import { pageResource } from './pageResource.ts';

/** Whether the page at `path`, its locale's messages and all its demos are loaded: it shows without any waiting. */
export function isPageAtHand(path: string): boolean {
  const outcome = pageResource.peek(path);
  return (
    outcome?.kind === 'page' &&
    messageResource.peek(matchLocale(path, locales).id)?.kind === 'loaded' &&
    Object.keys(outcome.page.demos).every((id) => demoResource.peek(id) !== undefined)
  );
}
