import type { LocaleId } from '../../shared/locale/locales.ts';
import type { ApiReference } from '../api/ApiReference.ts';
import { type DemoWithProps, demoPropsText } from '../api/markup/demoPropsText.ts';
import type { Messages } from '../content/readMessages.ts';

/** A tab whose text the build writes. */
export interface GeneratedTab {
  readonly key: string;
  readonly title: string;
  /** The tab's text, as an author would have written it. */
  readonly source: string;
  /** Absolute paths of the files that the text depends on. */
  readonly dataFiles: readonly string[];
}

interface PropsTabSource {
  readonly localeId: LocaleId;
  readonly messages: Messages;
  readonly reference: ApiReference;
  readonly demos: readonly DemoWithProps[];
  readonly dataFiles: readonly string[];
}

/** The tab that says what the props are for which a page's demos use; none where they use no prop. */
export function propsTab(options: PropsTabSource): GeneratedTab | undefined {
  const { messages, dataFiles } = options;
  const text = demoPropsText(options);
  if (text === '') return undefined;
  return {
    key: 'props',
    title: messages['tabs.props'] ?? 'props',
    source: `${messages['tabs.props-intro'] ?? ''}\n\n${text}`,
    dataFiles,
  };
}
