import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { cacheControlOf } from '../security/cacheControl.ts';
import { acceptedEncodings } from './acceptedEncodings.ts';
import { fileAddress } from './fileAddress.ts';
import { mediaTypeOf } from './mediaTypes.ts';

export interface FileAnswerOptions {
  /** The folder whose files are served, and nothing else. */
  readonly folder: string;
  /** Answers requests for what is not there. */
  readonly onMissing: (request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * Answers GET and HEAD with the files of a folder, `/a` with `/a/index.html`, compressed where a compressed file
 * lies beside the file and the reader takes it.
 */
export function createFileAnswer({ folder, onMissing }: FileAnswerOptions) {
  const isFile = (address: string) => {
    try {
      return statSync(path.join(folder, address)).isFile();
    } catch {
      // There is none, or an address that no file can have: below another file, or too long.
      return false;
    }
  };

  return (request: IncomingMessage, response: ServerResponse, pathname: string): void => {
    const named = fileAddress(pathname);
    const address = [named, `${named === '/' ? '' : named}/index.html`].find(
      (one) => named !== undefined && one !== undefined && isFile(one),
    );
    if (address === undefined) {
      onMissing(request, response);
      return;
    }
    const encoding = acceptedEncodings(request.headers['accept-encoding']?.toString()).find(
      ({ extension }) => existsSync(path.join(folder, address + extension)),
    );
    response.setHeader('Content-Type', mediaTypeOf(address));
    response.setHeader('Cache-Control', cacheControlOf(address));
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding.name);
    const file = encodeURI(address + (encoding?.extension ?? '')).replace(
      /[?#]/g,
      encodeURIComponent,
    );
    send(request, file, { root: folder, index: false, cacheControl: false, dotfiles: 'ignore' })
      .on('error', (error: { readonly status?: number }) => {
        for (const name of ['Content-Type', 'Content-Encoding', 'Cache-Control'])
          response.removeHeader(name);
        // The site was built anew between the look and the reading.
        if (error.status === 404) onMissing(request, response);
        else {
          response.statusCode = error.status ?? 500;
          response.end();
        }
      })
      .pipe(response);
  };
}
