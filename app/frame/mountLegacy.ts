import type { ReactElement } from 'react';
import * as ReactDOM from 'react-dom';
import { createRootElement } from './createRootElement.ts';
import type { MountModule } from './MountModule.ts';

/** The call that React 16 and 17 have; the installed types describe a React that has it no more. */
interface LegacyReactDOM {
  readonly render: (element: ReactElement, container: HTMLElement) => void;
}

export const mount: MountModule['mount'] = ({ container, ...options }) => {
  const { render } = ReactDOM as unknown as LegacyReactDOM;
  render(createRootElement(options), container);
};
