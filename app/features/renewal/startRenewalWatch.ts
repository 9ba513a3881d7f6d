import type { PageData } from '../../../shared/page/PageData.ts';
import { pageDataAddress } from '../../../shared/route/dataAddress.ts';
import { onChunkFailure } from '../../chunk/chunkFailures.ts';
import { loadJson } from '../../chunk/loadJson.ts';
import { noticeBuild, setOwnBuild } from './renewalStore.ts';

/** The smallest page there is, and one that every build has. */
const address = pageDataAddress('/404');

/**
 * Begins to watch for a new deployment: a chunk that does not load may be gone because of one. Call once, on
 * start, with the build of the document.
 */
export function startRenewalWatch(build: string): void {
  setOwnBuild(build);
  let isAsking = false;
  onChunkFailure(() => {
    if (isAsking) return;
    isAsking = true;
    loadJson<PageData>({ id: 'build', address })
      .then(
        (page) => page !== undefined && noticeBuild(page.build),
        // The server cannot be reached at all: that is said where something did not load.
        () => undefined,
      )
      .finally(() => {
        isAsking = false;
      });
  });
}
