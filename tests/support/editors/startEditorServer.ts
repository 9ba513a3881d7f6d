import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A form that the other side got. */
interface Post {
  /** Path and query. */
  readonly address: string;
  readonly fields: URLSearchParams;
}

export interface EditorServer {
  readonly address: string;
  readonly posts: readonly Post[];
  /** Which of the connection attempts the editor answers; `Infinity` for an editor that never does. */
  answerAttempt: number;
  readonly stop: () => Promise<void>;
}

const editorPage = readFileSync(path.join(import.meta.dirname, 'editor.html'), 'utf8');

/** Plays CodeSandbox and StackBlitz on a port of this machine: takes forms, and answers with an editor. */
export async function startEditorServer(): Promise<EditorServer> {
  const posts: Post[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      posts.push({ address: request.url ?? '', fields: new URLSearchParams(body) });
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      const attempt = Number.isFinite(editors.answerAttempt) ? editors.answerAttempt : -1;
      response.end(editorPage.replace('ATTEMPT', String(attempt)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const editors: EditorServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    answerAttempt: 1,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return editors;
}
