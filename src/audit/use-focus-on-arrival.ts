import { useEffect, useRef } from 'react';

/** Keyboard and screen reader go on in a page that was arrived at; on a phone its link is scrolled into sight. */
export function useFocusOnArrival(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    const link = document.querySelector('nav [aria-current=page]');
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById('main')?.focus();
  }, [page]);
}
