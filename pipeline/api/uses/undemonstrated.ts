import type { ApiReference } from '../ApiReference.ts';
import { propPath } from '../propPath.ts';
import type { UseIndex } from './createUseIndex.ts';

export interface UndemonstratedProp {
  /** `expandable.expandIcon` */
  readonly path: string;
  /** Why that is so, in the words of the descriptions; absent if nobody has said. */
  readonly reason: string | undefined;
}

/** The props for readers to use that no demo uses. Deprecated and internal ones and types need no demo. */
export function undemonstrated(
  reference: ApiReference,
  demosOf: UseIndex['demosOf'],
): readonly UndemonstratedProp[] {
  return [...reference.values()]
    .filter(({ id }) => id !== 'Types')
    .flatMap(({ id, props }) =>
      props
        .filter(({ deprecated, isInternal }) => deprecated === undefined && !isInternal)
        .filter(({ name }) => demosOf(id, name).length === 0)
        .map(({ name, noDemo }) => ({ path: propPath(id, name), reason: noDemo })),
    );
}
