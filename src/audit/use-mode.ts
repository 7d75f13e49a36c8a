import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';

/** How something is shown when its address does not say so: phones begin with lists. */
export function useMode<Mode extends string>(chosen: Mode | null): Mode | 'list' | 'drawing' {
  const isNarrow = useIsNarrow();
  return chosen ?? (isNarrow ? 'list' : 'drawing');
}
