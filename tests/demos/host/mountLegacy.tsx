import React, { type ComponentType } from 'react';
import * as ReactDOM from 'react-dom';

/** The render call that React 16 and 17 have; the installed types describe React 19, which has it no more. */
interface LegacyReactDOM {
  readonly render: (
    element: React.ReactElement,
    container: HTMLElement,
    callback: () => void,
  ) => void;
}

/** Mounts `Demo` and calls `onReady` once its first paint is under way. */
export function mount(Demo: ComponentType, container: HTMLElement, onReady: () => void): void {
  const { render } = ReactDOM as unknown as LegacyReactDOM;
  render(<Demo />, container, () => {
    requestAnimationFrame(() => requestAnimationFrame(onReady));
  });
}
