import { useSyncExternalStore } from 'react';

// Below lg, where the list of charts stands above the drawing instead of beside it.
const below = window.matchMedia('(max-width: 1023.98px)');

function onChange(listener: () => void) {
  below.addEventListener('change', listener);
  return () => below.removeEventListener('change', listener);
}

/** Whether the list of charts is folded, so that the drawing begins on the first screen. */
export const useIsFolded = (): boolean => useSyncExternalStore(onChange, () => below.matches);
