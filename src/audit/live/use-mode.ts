import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { useSyncExternalStore } from 'react';
import type { Mode } from '../place.ts';

// A page at 200 %, or a phone on its side: a drawing leaves no room for what belongs beside it.
const low = window.matchMedia('(max-width: 1023.98px) and (max-height: 639.98px)');

function onChange(listener: () => void) {
  low.addEventListener('change', listener);
  return () => low.removeEventListener('change', listener);
}

function useIsSmall(): boolean {
  const isLow = useSyncExternalStore(onChange, () => low.matches);
  return useIsNarrow() || isLow;
}

/** How something is shown when its address does not say so: small windows begin with lists. */
export function useMode<Chosen extends string, Usual extends string = 'drawing'>(
  chosen: Chosen | null,
  usual: Usual | 'drawing' = 'drawing',
): Chosen | Usual | 'list' | 'drawing' {
  const isSmall = useIsSmall();
  return chosen ?? (isSmall ? 'list' : usual);
}

const listedInSmall: ReadonlySet<Mode> = new Set(['simulation', 'live']);

/** Whether the states of a chart are listed instead of drawn. */
export function useIsListed(mode: Mode): boolean {
  const isSmall = useIsSmall();
  return mode === 'list' || (isSmall && listedInSmall.has(mode));
}
