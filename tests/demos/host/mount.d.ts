declare module '#mount' {
  /** Mounts `Demo` and calls `onReady` once its first paint is under way. */
  export function mount(
    Demo: import('react').ComponentType,
    container: HTMLElement,
    onReady: () => void,
  ): void;
}
