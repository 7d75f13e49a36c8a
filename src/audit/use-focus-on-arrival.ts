import { useEffect, useRef } from 'react';

/** Keyboard and screen reader go on in a page that was arrived at; the first one keeps what the browser gives it. */
export function useFocusOnArrival(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById('main')?.focus();
  }, [page]);
}
