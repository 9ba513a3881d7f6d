import type { ElementDefinition } from '../ElementDefinition.ts';
import { api } from './api.ts';
import { apiFilter } from './apiFilter.ts';
import { changelog } from './changelog.ts';
import { codeGroup } from './codeGroup.ts';
import { demo } from './demo.ts';
import { demoGrid } from './demoGrid.ts';
import { gallery } from './gallery.ts';
import { note, pitfall } from './note.ts';
import { serverData } from './serverData.ts';

/** The elements that authors may write in a page, by name. */
export const elements = {
  API: api,
  ApiFilter: apiFilter,
  Changelog: changelog,
  CodeGroup: codeGroup,
  Demo: demo,
  DemoGallery: gallery,
  DemoGrid: demoGrid,
  Note: note,
  Pitfall: pitfall,
  ServerData: serverData,
} as const satisfies Record<string, ElementDefinition>;
