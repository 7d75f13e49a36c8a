import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import type { Mode } from './place.ts';

/** How something is shown when its address does not say so: phones begin with lists. */
export function useMode<Chosen extends string, Usual extends string = 'drawing'>(
  chosen: Chosen | null,
  usual: Usual | 'drawing' = 'drawing',
): Chosen | Usual | 'list' | 'drawing' {
  const isNarrow = useIsNarrow();
  return chosen ?? (isNarrow ? 'list' : usual);
}

const listedOnPhones: ReadonlySet<Mode> = new Set(['simulation', 'live']);

/** Whether the states of a chart are listed instead of drawn. */
export function useIsListed(mode: Mode): boolean {
  const isNarrow = useIsNarrow();
  return mode === 'list' || (isNarrow && listedOnPhones.has(mode));
}
