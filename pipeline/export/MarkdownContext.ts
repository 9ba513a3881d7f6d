import type { LocaleId } from '../../shared/locale/locales.ts';
import type { GallerySegment } from '../../shared/page/Segment.ts';
import type { Messages } from '../content/readMessages.ts';
import type { Demo } from '../demo/readDemo.ts';
import type { PageApi } from '../markdown/PageContext.ts';

/** What a page is written out with. */
export interface MarkdownContext {
  /** Absolute path of the page's source. */
  readonly file: string;
  readonly contentFolder: string;
  readonly localeId: LocaleId;
  readonly messages: Messages;
  readonly api: PageApi;
  /** The demo of a file, given by its absolute path. */
  readonly demoAt: (file: string) => Demo | undefined;
  /** Makes a link of the site absolute and lets it lead to Markdown; other links stay. */
  readonly linkTo: (target: string) => string;
  /** Absolute address of a file that several demos share, by its path in the content folder. */
  readonly sharedFile: (path: string) => string;
  /** The cards of the page's gallery. */
  readonly gallery: GallerySegment['groups'];
}
