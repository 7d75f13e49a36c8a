import type { Direction } from '#ui/delta.tsx';

/** Where a figure went, by its change in percent. */
export function directionOf(change: number): Direction {
  if (change === 0) return 'flat';
  return change > 0 ? 'up' : 'down';
}
