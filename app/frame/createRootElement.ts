import { Component, createElement, type ReactElement, type ReactNode, useEffect } from 'react';
import type { MountOptions } from './MountModule.ts';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Shows nothing in place of a demo that has failed; the page around the frame says why. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** The demo with what watches over it. Written without JSX for every React there is a stack of. */
export function createRootElement(options: Omit<MountOptions, 'container'>): ReactElement {
  const { component, onRendered, onError } = options;
  let hasFailed = false;

  function Watched() {
    // Runs after the demo's own effects; one of them may have thrown, which React tells the boundary right after.
    useEffect(() => {
      setTimeout(() => {
        if (!hasFailed) onRendered();
      });
    }, []);
    return createElement(component);
  }

  return createElement(
    Boundary,
    {
      onError(error) {
        hasFailed = true;
        onError(error);
      },
    } as BoundaryProps,
    createElement(Watched),
  );
}
