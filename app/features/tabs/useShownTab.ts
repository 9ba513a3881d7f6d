import type { ShownPageMeta } from '../../../shared/page/PageData.ts';
import { tabParameter } from '../../../shared/page/tabParameter.ts';
import { useShownAddress } from '../../router/ShownAddress.ts';

/** The key of the tab that the address chooses; `undefined` for the page's own text, and for any unknown tab. */
export function useShownTab({ tabs }: ShownPageMeta): string | undefined {
  const { search } = useShownAddress();
  const wanted = new URLSearchParams(search).get(tabParameter);
  return tabs.find(({ key }) => key === wanted)?.key;
}
