import { useState } from 'react';

/** What became of the last thing that was done with a demo. */
export type DemoActivity =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly name: string }
  | { readonly kind: 'failed'; readonly error: unknown; readonly tryAgain: () => void };

interface DemoAction {
  readonly activity: DemoActivity;
  /** Does something that takes a while, and says so; a failure waits to be tried again. */
  readonly run: (name: string, work: () => Promise<unknown>) => void;
}

/** One thing at a time is done with a demo; a later one takes the place of what went before. */
export function useDemoAction(): DemoAction {
  const [activity, setActivity] = useState<DemoActivity>({ kind: 'idle' });
  const run = (name: string, work: () => Promise<unknown>) => {
    const busy: DemoActivity = { kind: 'busy', name };
    const finish = (next: DemoActivity) =>
      setActivity((current) => (current === busy ? next : current));
    setActivity(busy);
    work().then(
      () => finish({ kind: 'idle' }),
      (error: unknown) => finish({ kind: 'failed', error, tryAgain: () => run(name, work) }),
    );
  };
  return { activity, run };
}
