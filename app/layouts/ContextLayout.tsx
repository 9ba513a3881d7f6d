import { type ReactNode, startTransition, use, useState, useTransition } from 'react';
import { locales } from '../../shared/locale/locales.ts';
import { matchLocale } from '../../shared/locale/matchLocale.ts';
import { type Language, LanguageProvider } from '../features/locale/Language.ts';
import { messageResource } from '../features/locale/messageResource.ts';
import { PageLoadError } from '../pages/PageLoadError.tsx';

interface ContextLayoutProps {
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * The outermost layout: what every page and every standalone demo has around it, which is the locale. While its
 * texts cannot be loaded, the shell keeps those of the locale before it.
 */
export function ContextLayout({ path, children }: ContextLayoutProps) {
  const { id } = matchLocale(path, locales);
  const [, startRetry] = useTransition();
  const [, setAttempt] = useState(0);
  const outcome = use(messageResource.get(id));
  const [last, setLast] = useState<Language>(() => ({
    localeId: id,
    messages: outcome.kind === 'loaded' ? outcome.messages : {},
  }));
  const isNew = outcome.kind === 'loaded' && outcome.messages !== last.messages;
  const shown = isNew ? { localeId: id, messages: outcome.messages } : last;
  if (isNew) setLast(shown);

  const retry = () => {
    startRetry(async () => {
      await messageResource.renew(id);
      startTransition(() => setAttempt((attempt) => attempt + 1));
    });
  };
  return (
    <LanguageProvider value={shown}>
      {outcome.kind === 'failed' && <PageLoadError error={outcome.error} onRetry={retry} />}
      {children}
    </LanguageProvider>
  );
}
