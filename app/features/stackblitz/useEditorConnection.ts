import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DemoProject } from '../../../shared/demo/project/DemoProject.ts';
import type { EditorClient } from './EditorClient.ts';
import { embedEditor } from './embedEditor.ts';
import { useSiteColorMode } from './useSiteColorMode.ts';

type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected'; readonly client: EditorClient }
  | { readonly kind: 'failed'; readonly error: unknown };

interface EditorConnection {
  readonly connection: Connection;
  /** For the element that the editor is put into. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly tryAgain: () => void;
}

/** Embeds an editor with the project and keeps its colours the site's. */
export function useEditorConnection(project: DemoProject): EditorConnection {
  const [connection, setConnection] = useState<Connection>({ kind: 'connecting' });
  const [attempt, setAttempt] = useState(0);
  const host = useRef<HTMLDivElement>(null);
  const theme = useSiteColorMode();
  const shownTheme = useRef(theme);

  // The editor is a document of another site, and its frame takes an element's place. What answers after
  // the frame has gone is not listened to.
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    let isCurrent = true;
    const show = (next: Connection) => {
      if (isCurrent) setConnection(next);
    };
    const target = document.createElement('div');
    element.replaceChildren(target);
    shownTheme.current = theme;
    embedEditor({ target, project, options: { theme, openFile: project.mainFile } }).then(
      (client) => show({ kind: 'connected', client }),
      (error: unknown) => show({ kind: 'failed', error }),
    );
    return () => {
      isCurrent = false;
      element.replaceChildren();
    };
    // Another theme is no reason to begin anew: the editor that there is gets told.
  }, [project, attempt]);

  // The editor does not know of the site's colour mode.
  useEffect(() => {
    if (connection.kind !== 'connected' || shownTheme.current === theme) return;
    shownTheme.current = theme;
    connection.client.setTheme(theme).catch((error: unknown) => {
      // Another editor may be connected by the time this one has not answered.
      setConnection((current) => (current === connection ? { kind: 'failed', error } : current));
    });
  }, [connection, theme]);

  const tryAgain = () => {
    setConnection({ kind: 'connecting' });
    setAttempt((count) => count + 1);
  };
  return { connection, host, tryAgain };
}
