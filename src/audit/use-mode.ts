import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { useSyncExternalStore } from 'react';
import type { Mode } from './place.ts';

/** How something is shown when its address does not say so: phones begin with lists. */
export function useMode<Chosen extends string, Usual extends string = 'drawing'>(
  chosen: Chosen | null,
  usual: Usual | 'drawing' = 'drawing',
): Chosen | Usual | 'list' | 'drawing' {
  const isNarrow = useIsNarrow();
  return chosen ?? (isNarrow ? 'list' : usual);
}

// A page at 200 %, or a phone on its side: a drawing leaves no room for what belongs beside it.
const low = window.matchMedia('(max-width: 1023.98px) and (max-height: 639.98px)');

function onChange(listener: () => void) {
  low.addEventListener('change', listener);
  return () => low.removeEventListener('change', listener);
}

const useIsLow = (): boolean => useSyncExternalStore(onChange, () => low.matches);

const listedInSmall: ReadonlySet<Mode> = new Set(['simulation', 'live']);

/** Whether the states of a chart are listed instead of drawn. */
export function useIsListed(mode: Mode): boolean {
  const [isNarrow, isLow] = [useIsNarrow(), useIsLow()];
  return mode === 'list' || ((isNarrow || isLow) && listedInSmall.has(mode));
}
