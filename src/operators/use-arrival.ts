import { useEffect, useRef } from 'react';

/** Keyboard and screen reader go on in a page that was arrived at (A10). */
export function useArrival(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
