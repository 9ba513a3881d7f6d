import { type FormEvent, useId } from 'react';
import { useMessage } from '../locale/useMessage.ts';
import type { EditorClient } from './EditorClient.ts';

interface PreviewPathProps {
  readonly client: EditorClient;
  readonly run: (name: string, work: () => Promise<unknown>) => void;
}

/** Where the preview is. The address is the editor's to know, so it is asked for when the field is entered. */
export function PreviewPath({ client, run }: PreviewPathProps) {
  const message = useMessage();
  const id = useId();

  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const path = String(new FormData(event.currentTarget).get('path') ?? '');
    run('path', () => client.setPreviewPath(path));
  };
  const read = (input: HTMLInputElement) => {
    client.getPreviewUrl().then(
      (url) => {
        if (url !== undefined && URL.canParse(url)) input.placeholder = new URL(url).pathname;
      },
      // The field works without knowing where the preview is now.
      () => undefined,
    );
  };
  return (
    <form className="demo-editor-field" onSubmit={show}>
      <label htmlFor={id}>{message('demo.editor.path')}</label>
      <input
        id={id}
        name="path"
        placeholder="/"
        defaultValue="/"
        onFocus={({ currentTarget }) => read(currentTarget)}
      />
      <button type="submit" className="demo-action">
        {message('demo.editor.path.go')}
      </button>
    </form>
  );
}
