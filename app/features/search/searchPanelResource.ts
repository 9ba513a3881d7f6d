import type { ComponentType } from 'react';
import { loadScript } from '../../chunk/loadScript.ts';
import { createResource } from '../../resource/createResource.ts';
import type { SearchPanelProps } from './SearchPanelProps.ts';

/** All of search that is not needed before a reader wants to search. */
export const searchPanelResource = createResource<ComponentType<SearchPanelProps>>({
  load: () =>
    loadScript({
      id: 'search',
      address: 'search',
      exportName: 'SearchPanel',
      importModule: () => import('./SearchPanel.tsx'),
    }),
  limit: 1,
});
