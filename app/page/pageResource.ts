import { createResource } from '../resource/createResource.ts';
import { loadPage, type PageOutcome } from './loadPage.ts';

/** The pages seen lately, by path. */
export const pageResource = createResource<PageOutcome>({ load: loadPage, limit: 60 });
