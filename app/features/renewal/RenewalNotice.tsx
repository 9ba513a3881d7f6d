import { useSyncExternalStore } from 'react';
import { hasUnstoredDrafts } from '../editor/edit/draftStore.ts';
import { useMessage } from '../locale/useMessage.ts';
import { reload } from './moveOn.ts';
import { getIsRenewed, subscribeToRenewal } from './renewalStore.ts';

/** Says, once it is so, that the site has been deployed anew and parts of this document's are gone. */
export function RenewalNotice() {
  const message = useMessage();
  const isRenewed = useSyncExternalStore(subscribeToRenewal, getIsRenewed, () => false);
  if (!isRenewed) return null;
  return (
    <div className="load-error" role="alert">
      <p>
        {message('renewal.notice')} {hasUnstoredDrafts() && message('renewal.unstored')}
      </p>
      <button type="button" className="button" onClick={reload}>
        {message('renewal.reload')}
      </button>
    </div>
  );
}
