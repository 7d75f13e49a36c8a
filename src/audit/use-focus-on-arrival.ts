import { useEffect, useRef } from 'react';

// Not by scrollIntoView, which lets the first Tab go on from the link.
function centre(link: Element) {
  const nav = link.closest('nav');
  if (!nav) return;
  const [own, around] = [link.getBoundingClientRect(), nav.getBoundingClientRect()];
  nav.scrollBy({ left: own.left + own.width / 2 - around.left - around.width / 2 });
}

/** Keyboard and screen reader go on in a page that was arrived at; on a phone its link is scrolled into sight. */
export function useFocusOnArrival(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    const link = document.querySelector('nav [aria-current=page]');
    if (link) centre(link);
    if (shown.current === page) return;
    shown.current = page;
    // A page taller than the window would be scrolled up to its own beginning, under the navigation.
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [page]);
}
