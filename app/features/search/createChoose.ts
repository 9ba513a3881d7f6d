import { type Arrival, expectArrival, expectArrivalElsewhere, pathOf } from './arrival.ts';
import { arrive } from './arrive.ts';
import type { SearchOption } from './optionSections.ts';

interface ChooseContext {
  readonly query: string;
  /** The page that is shown. */
  readonly path: string;
  readonly remember: (query: string) => void;
  readonly onText: (text: string) => void;
  readonly leave: () => void;
}

/** What happens, besides following its link, when an option is chosen. */
export function createChoose({ query, path, remember, onText, leave }: ChooseContext) {
  return (option: SearchOption | undefined, isNewTab: boolean): void => {
    if (option === undefined) return;
    if (option.kind === 'recent') {
      onText(option.query);
      return;
    }
    const { link, identifier } = option.hint;
    const arrival: Arrival = { link, query, ...(identifier !== undefined && { identifier }) };
    remember(query);
    if (isNewTab) {
      expectArrivalElsewhere(arrival);
      return;
    }
    expectArrival(arrival);
    // The click is still on its way to whoever follows the link, so the link has to stay for now.
    setTimeout(() => {
      leave();
      // A page that is shown already will not be shown again.
      if (pathOf(link) === path) arrive(path);
    });
  };
}
