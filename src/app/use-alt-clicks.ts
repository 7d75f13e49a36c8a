import { matchRoute } from '#machines/lib/location.ts';
import { routeRules } from '#routes';
import { useEffect } from 'react';

function openScreen(event: MouseEvent) {
  const isAltAlone = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!isAltAlone || event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  const isOwn = link?.origin === window.location.origin && !link.hasAttribute('download');
  if (!link || !isOwn || !matchRoute(routeRules, link.pathname)) return;
  event.preventDefault();
  // `click()` does nothing while a key presses the same link.
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Opens links to screens that are clicked with Alt: browsers would download the page of the portal. */
export function useAltClicks(): void {
  useEffect(() => {
    document.addEventListener('click', openScreen);
    return () => document.removeEventListener('click', openScreen);
  }, []);
}
