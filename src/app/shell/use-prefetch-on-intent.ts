import { matchRoute } from '#machines/lib/location.ts';
import { isRouteName, routeRules } from '#routes';
import { useEffect } from 'react';
import { loadScreen } from '../screens.ts';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** The screen that a link of the portal leads to. */
function screenOf(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target !== '') return null;
  const name = matchRoute(routeRules, link.pathname)?.name ?? '';
  return isRouteName(name) ? name : null;
}

function prefetch({ target }: Event) {
  const name = screenOf(target);
  // Without a connection the script would count as lost, and be offered for a reload later.
  if (!name || !navigator.onLine) return;
  loadScreen(name).catch(() => undefined);
}

/** Loads the code of a screen as soon as the pointer, the focus or a finger is on a link to it. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, prefetch);
    };
  }, []);
}
