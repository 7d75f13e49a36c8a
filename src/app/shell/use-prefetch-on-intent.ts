import { matchRoute } from '#machines/lib/location.ts';
import { usePortal } from '#portal/portal-context.tsx';
import type { Portal } from '#portal/create-portal.ts';
import { isRouteName, routeRules } from '#routes';
import { useEffect } from 'react';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

function destinationOf(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target !== '') return null;
  const name = matchRoute(routeRules, link.pathname)?.name ?? '';
  return isRouteName(name) ? { name, location: link.pathname + link.search } : null;
}

async function prefetch(target: EventTarget | null, { screens, data, networkClock }: Portal) {
  const destination = destinationOf(target);
  // Offline the script would fail to load, and a reload would be offered.
  if (!destination || !navigator.onLine) return;
  await screens.loadScreen(destination.name);
  if (destination.location !== window.location.pathname + window.location.search) {
    await screens.prefetchData(destination.location, data.queryClient(), networkClock.now());
  }
}

// Loads code and data of a screen on hover, focus or touch of a link to it.
export function usePrefetchOnIntent(): void {
  const portal = usePortal();
  useEffect(() => {
    const handle = ({ target }: Event) => void prefetch(target, portal).catch(() => undefined);
    for (const intent of intents) document.addEventListener(intent, handle, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, handle);
    };
  }, [portal]);
}
