import { type ReactNode, use, useState } from 'react';
import { locales } from '../../shared/locale/locales.ts';
import { matchLocale } from '../../shared/locale/matchLocale.ts';
import { type Language, LanguageProvider } from '../features/locale/Language.ts';
import { messageResource } from '../features/locale/messageResource.ts';
import { PageLoadError } from '../pages/PageLoadError.tsx';
import { useRenewal } from '../resource/useRenewal.ts';

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
  const [, retry] = useRenewal(messageResource, id);
  const outcome = use(messageResource.get(id));
  const [last, setLast] = useState<Language>(() => ({
    localeId: id,
    messages: outcome.kind === 'loaded' ? outcome.messages : {},
  }));
  const isNew = outcome.kind === 'loaded' && outcome.messages !== last.messages;
  const shown = isNew ? { localeId: id, messages: outcome.messages } : last;
  if (isNew) setLast(shown);

  return (
    <LanguageProvider value={shown}>
      {outcome.kind === 'failed' && <PageLoadError error={outcome.error} onRetry={retry} />}
      {children}
    </LanguageProvider>
  );
}
