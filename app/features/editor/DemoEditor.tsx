import { useMemo } from 'react';
import { LanguageProvider, useLanguage } from '../locale/Language.ts';
import { EditorCard } from './EditorCard.tsx';
import type { DemoEditorProps } from './EditorModule.ts';
import styles from './editor.css?inline';

/** The card of a demo that is being edited, with the texts and the styles that come with the editor. */
export function DemoEditor(props: DemoEditorProps) {
  const { localeId, messages } = useLanguage();
  const own = props.edit.messages;
  const language = useMemo(
    () => ({ localeId, messages: { ...messages, ...own } }),
    [localeId, messages, own],
  );
  return (
    <LanguageProvider value={language}>
      <style href="editor" precedence="editor">
        {styles}
      </style>
      <EditorCard {...props} />
    </LanguageProvider>
  );
}
