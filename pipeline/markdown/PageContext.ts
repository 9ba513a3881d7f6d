import type { LocaleAddress } from '../../shared/locale/LocaleEntry.ts';
import type { ApiDefinitions } from '../api/ApiReference.ts';
import type { DemoUseLink } from '../api/uses/createUseIndex.ts';
import type { Messages } from '../content/readMessages.ts';
import type { Highlight } from '../highlight/createHighlighter.ts';

/** What a page can show of the API reference. */
export interface PageApi {
  readonly definitions: () => ApiDefinitions;
  /** The demos that use a prop of an entity. */
  readonly demosOf: (entity: string, prop: string) => readonly DemoUseLink[];
}

/** What a page's text is compiled in. */
export interface PageContext {
  /** Absolute path of the page's source. */
  readonly file: string;
  readonly contentFolder: string;
  readonly locale: LocaleAddress;
  readonly messages: Messages;
  readonly highlight: Highlight;
  readonly api: PageApi;
  /** What the anchors of headings begin with, so that those of several tabs on one page differ. */
  readonly anchorPrefix?: string;
}
