import { useSyncExternalStore } from 'react';

let cached: MediaQueryList | undefined;
// Created once: its result is live.
const narrow = () => (cached ??= window.matchMedia('(max-width: 639.98px)'));

function onChange(listener: () => void) {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const isNarrow = () => narrow().matches;

/** Whether the window is phone-sized, for what CSS cannot do. */
export const useIsNarrow = (): boolean => useSyncExternalStore(onChange, isNarrow, isNarrow);
