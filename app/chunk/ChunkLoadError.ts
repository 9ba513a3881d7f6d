/** `error`: no answer or a refusal; `timeout`: no answer in time; `missing`: an answer without what was asked for. */
export type ChunkErrorType = 'error' | 'timeout' | 'missing';

interface ChunkFailure {
  readonly id: string;
  readonly type: ChunkErrorType;
  /** The address that was asked for. */
  readonly request: string;
  readonly cause?: unknown;
}

/** A script or a page's data did not load. */
export class ChunkLoadError extends Error {
  readonly type: ChunkErrorType;
  readonly request: string;

  constructor({ id, type, request, cause }: ChunkFailure) {
    super(`Loading chunk ${id} failed.\n(${type}: ${request})`, { cause });
    this.name = 'ChunkLoadError';
    this.type = type;
    this.request = request;
  }
}

/** A style sheet did not load. */
export class StyleLoadError extends Error {
  readonly code = 'CSS_CHUNK_LOAD_FAILED';
  readonly type: ChunkErrorType;
  readonly request: string;

  constructor({ id, type, request, cause }: ChunkFailure) {
    super(`Loading CSS chunk ${id} failed.\n(${request})`, { cause });
    this.name = 'ChunkLoadError';
    this.type = type;
    this.request = request;
  }
}
