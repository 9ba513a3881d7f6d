import { useMemo } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import {
  type CodePlace,
  codePlaceParameter,
  parseCodePlace,
} from '../../../shared/demo/codePlace.ts';
import { useShownAddress } from '../../router/ShownAddress.ts';

/** The place in this demo's code that the address names, once the page is as the address says. */
export function useCodePlace(demoId: string): CodePlace | undefined {
  const shown = placeIn(useShownAddress().search);
  const current = useLocationProperty(
    () => (location.hash === `#${demoId}` ? placeIn(location.search) : null),
    // The HTML is the same for every query.
    () => null,
  );
  const text = shown === current ? current : null;
  return useMemo(() => parseCodePlace(text), [text]);
}

function placeIn(search: string): string | null {
  return new URLSearchParams(search).get(codePlaceParameter);
}
