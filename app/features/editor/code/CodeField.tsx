import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useMessage } from '../../locale/useMessage.ts';
import type { CodeEditor, CreateCodeEditor } from './CodeEditor.ts';

export interface CodeFieldHandle {
  readonly focusLine: (line: number) => void;
}

interface CodeFieldProps {
  readonly path: string;
  readonly text: string;
  /** Absent where the editor could not be loaded; a plain text area then does. */
  readonly create: CreateCodeEditor | undefined;
  /** The line that something is wrong with, counted from 1. */
  readonly mark: number | undefined;
  readonly onChange: (text: string) => void;
  readonly ref: Ref<CodeFieldHandle>;
}

/** Where one file is edited. */
export function CodeField(props: CodeFieldProps) {
  const { path, text, create, onChange } = props;
  const message = useMessage();
  const label = message('edit.file', { name: path.split('/').at(-1) ?? path });
  if (create !== undefined) return <LoadedCodeField {...props} create={create} label={label} />;
  return <PlainField text={text} label={label} onChange={onChange} ref={props.ref} />;
}

interface PlainFieldProps extends Pick<CodeFieldProps, 'text' | 'onChange' | 'ref'> {
  readonly label: string;
}

function PlainField({ text, label, onChange, ref }: PlainFieldProps) {
  const message = useMessage();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    focusLine(line) {
      const position =
        text
          .split('\n')
          .slice(0, line - 1)
          .join('\n').length + (line > 1 ? 1 : 0);
      area.current?.focus();
      area.current?.setSelectionRange(position, position);
    },
  }));
  return (
    <>
      <p className="editor-note">{message('edit.plain')}</p>
      <textarea
        ref={area}
        className="editor-plain"
        aria-label={label}
        value={text}
        rows={Math.min(text.split('\n').length + 1, 24)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

interface LoadedCodeFieldProps extends CodeFieldProps {
  readonly create: CreateCodeEditor;
  readonly label: string;
}

function LoadedCodeField({ path, text, create, label, mark, onChange, ref }: LoadedCodeFieldProps) {
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(null);
  const latest = useRef({ text, onChange });
  latest.current = { text, onChange };

  // The editor owns its part of the document. It is made anew only for another file or another name of it.
  useEffect(() => {
    if (parent.current === null) return undefined;
    const created = create({
      parent: parent.current,
      text: latest.current.text,
      language: path.split('.').at(-1) ?? '',
      label,
      onChange: (next) => latest.current.onChange(next),
    });
    editor.current = created;
    return () => {
      editor.current = null;
      created.destroy();
    };
  }, [create, path, label]);

  // Reset changes the text from outside; what the reader types comes back here and changes nothing, provided
  // that it comes before they type on, which an effect after the frame would not.
  useLayoutEffect(() => editor.current?.setText(text), [text]);
  useEffect(() => editor.current?.setMark(mark), [mark]);

  useImperativeHandle(ref, () => ({
    focusLine: (line) => editor.current?.focusLine(line),
  }));
  return <div ref={parent} className="editor-code" />;
}
