/** How the frame looks at the moment: what it follows of the page around it. */
export interface FrameAppearance {
  readonly colorMode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}

export interface FrameModule {
  /** Its name in the import map. */
  readonly name: string;
  readonly code: string;
}

/** Everything that runs: compiled files, the packages they import, style sheets in their order. */
export interface Program {
  readonly modules: readonly FrameModule[];
  readonly styles: readonly { readonly name: string; readonly css: string }[];
  /** The name of the module whose default export is the demo. */
  readonly entry: string;
}

/** What the page says to the frame. */
export type PageMessage =
  | { readonly type: 'run'; readonly program: Program; readonly appearance: FrameAppearance }
  | { readonly type: 'appearance'; readonly appearance: FrameAppearance }
  | { readonly type: 'ping' };

/** Where running code can fail. `event` is anything after the demo has appeared. */
export type FailurePhase = 'compile' | 'evaluate' | 'render' | 'event';

/** A place in a file, both counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

export interface FrameFailure {
  readonly phase: FailurePhase;
  readonly message: string;
  /** Absent if no file of the demo takes part. */
  readonly place?: Place;
}

export const consoleLevels = ['debug', 'log', 'info', 'warn', 'error'] as const;
export type ConsoleLevel = (typeof consoleLevels)[number];

export interface ConsoleEntry {
  readonly level: ConsoleLevel;
  readonly text: string;
}

/** What the frame says to the page. Edited code can say the same, so none of it is to be trusted. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'rendered' }
  | { readonly type: 'pong' }
  /** The code has tried to go to another page. */
  | { readonly type: 'left' }
  | ({ readonly type: 'failed' } & FrameFailure)
  | { readonly type: 'height'; readonly height: number }
  | {
      readonly type: 'console';
      readonly entries: readonly ConsoleEntry[];
      readonly dropped: number;
    };

/** The name that a demo's file has in the import map. */
export function fileModuleName(path: string): string {
  return `#demo/${path}`;
}

/** The path of the file that has this name, or `undefined` if it is no file of the demo. */
export function pathOfModule(name: string): string | undefined {
  return name.startsWith('#demo/') ? name.slice('#demo/'.length) : undefined;
}
