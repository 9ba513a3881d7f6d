import type { ComponentType } from 'react';
import { loadChunk } from '../../chunk/loadChunk.ts';
import { createResource } from '../../resource/createResource.ts';
import type { SearchPanelProps } from './SearchPanelProps.ts';
import style from './search-panel.css?url';

/** All of search that is not needed before a reader wants to search. */
export const searchPanelResource = createResource<ComponentType<SearchPanelProps>>({
  load: () =>
    loadChunk({
      id: 'search',
      address: 'search',
      exportName: 'SearchPanel',
      importModule: () => import('./SearchPanel.tsx'),
      styles: [style],
    }),
  limit: 1,
});
