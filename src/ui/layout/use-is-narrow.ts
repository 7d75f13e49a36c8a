import { useSyncExternalStore } from 'react';

let known: MediaQueryList | undefined;
/** Asked once: it answers by itself from then on. */
const narrow = () => (known ??= window.matchMedia('(max-width: 639.98px)'));

function onChange(listener: () => void) {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is a phone's: for what cannot be said in CSS. */
export const useIsNarrow = (): boolean => useSyncExternalStore(onChange, () => narrow().matches);
