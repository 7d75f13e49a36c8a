import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 639.98px)';

function onChange(listener: () => void) {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is a phone's: for what cannot be said in CSS. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(onChange, () => window.matchMedia(narrow).matches);
