import { useEffect, useEffectEvent } from 'react';
import { sourceResource } from '../features/demo/sourceResource.ts';
import { pageResource } from './pageResource.ts';

/**
 * While the site is being written: tells the development server which page is shown, so that it can say what
 * is wrong with it, and shows the page anew when its content has changed. Nothing of it runs in a build.
 */
export function useDevelopmentUpdates(path: string, refresh: () => void): void {
  const onChange = useEffectEvent(async () => {
    // Pages seen before and code that is shown are of the content as it was.
    pageResource.forgetOthers(path);
    import.meta.hot?.send('site:shown', { path });
    await sourceResource.renewAll();
    refresh();
  });

  // The development server is a system outside React.
  useEffect(() => {
    const { hot } = import.meta;
    if (hot === undefined) return undefined;
    const announce = () => hot.send('site:shown', { path });
    announce();
    hot.on('vite:ws:connect', announce);
    const change = () => void onChange();
    hot.on('site:changed', change);
    return () => {
      hot.off('vite:ws:connect', announce);
      hot.off('site:changed', change);
    };
  }, [path]);
}
