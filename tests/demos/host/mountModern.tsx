import { type ComponentType, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** Mounts `Demo` and calls `onReady` once its first paint is under way. */
export function mount(Demo: ComponentType, container: HTMLElement, onReady: () => void): void {
  function Painted() {
    useEffect(() => {
      requestAnimationFrame(() => requestAnimationFrame(onReady));
    }, []);
    return <Demo />;
  }
  createRoot(container).render(<Painted />);
}
