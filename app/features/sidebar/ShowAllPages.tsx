import { useState } from 'react';
import type { SidebarGroup } from '../../../shared/page/PageData.ts';
import { useMessage } from '../locale/useMessage.ts';
import { sidebarResource } from './sidebarResource.ts';

interface ShowAllPagesProps {
  /** How many pages the group has that are not shown. */
  readonly count: number;
  readonly localeId: string;
  readonly onLoad: (groups: readonly SidebarGroup[]) => void;
}

/** Loads what a long sidebar leaves out. After a failure it can be asked again. */
export function ShowAllPages({ count, localeId, onLoad }: ShowAllPagesProps) {
  const message = useMessage();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const load = () => {
    setState('loading');
    sidebarResource.get(localeId).then(onLoad, () => {
      sidebarResource.forget(localeId);
      setState('failed');
    });
  };
  return (
    <p className="sidebar-more" data-needs-script>
      {state === 'failed' && <span role="alert">{message('sidebar.failed')} </span>}
      <button type="button" aria-disabled={state === 'loading'} onClick={load}>
        {message(state === 'failed' ? 'retry' : 'sidebar.more', { count })}
      </button>
    </p>
  );
}
