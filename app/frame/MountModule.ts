import type { ComponentType } from 'react';

export interface MountOptions {
  readonly component: ComponentType;
  readonly container: HTMLElement;
  /** Called once, when the demo has appeared and its effects have run. */
  readonly onRendered: () => void;
  /** Called with whatever the demo throws while React renders it or runs its effects. */
  readonly onError: (error: unknown) => void;
}

/** What puts a demo on the page, in the way of the stack's React. */
export interface MountModule {
  readonly mount: (options: MountOptions) => void;
}
