import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createFileAnswer } from './createFileAnswer.ts';

/** Serves a folder's files and nothing more; `fallback` is the address of the file for all that is not there. */
export function createFolderServer(folder: string, fallback?: string): Server {
  const sendNotFound = (_: IncomingMessage, response: ServerResponse) => {
    response.statusCode = 404;
    response.end();
  };
  const answerFile = createFileAnswer({ folder, onMissing: sendNotFound });
  const answer = createFileAnswer({
    folder,
    onMissing(request, response) {
      if (fallback === undefined) sendNotFound(request, response);
      else answerFile(request, response, fallback);
    },
  });
  return createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    answer(request, response, pathname);
  });
}
