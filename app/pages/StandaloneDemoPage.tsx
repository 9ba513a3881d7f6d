import { useCallback } from 'react';
import { locales } from '../../shared/locale/locales.ts';
import { pathWithoutLocale } from '../../shared/locale/localizePath.ts';
import { matchLocale } from '../../shared/locale/matchLocale.ts';
import { decodeAddress } from '../../shared/route/decodeAddress.ts';
import { isKnownDemo } from '../features/demo/demoResource.ts';
import { LiveDemo } from '../features/demo/LiveDemo.tsx';
import { useScrollPosition } from '../features/scroll/useScrollPosition.ts';
import { markDemoReady } from '../page/readyMarks.ts';
import { DocumentationPage } from './DocumentationPage.tsx';

/** A demo alone on the page; `id` is as it stands in the address. An id that no demo has is a page that does not exist. */
export function StandaloneDemoPage({ id: idInPath }: { readonly id: string }) {
  const id = decodeAddress(pathWithoutLocale(idInPath, matchLocale(idInPath, locales)));
  return isKnownDemo(id) ? (
    <KnownDemo id={id} />
  ) : (
    <DocumentationPage path={`/~demos/${idInPath}`} isPending={false} />
  );
}

function KnownDemo({ id }: { readonly id: string }) {
  const onSettled = useCallback(() => markDemoReady(), []);
  useScrollPosition();
  return (
    <main className="standalone demo-stage" data-demo={id}>
      <LiveDemo id={id} onSettled={onSettled} />
    </main>
  );
}
