import { matchRoute } from '#machines/lib/location.ts';
import { usePortal } from '#portal/portal-context.tsx';
import type { Portal } from '#portal/create-portal.ts';
import { isRouteName, routeRules, type RouteName } from '#routes';
import { useEffect } from 'react';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;
/** In ms: pointer and Tab key pass over links on their way. */
const resting = 65;

type Destination = { name: RouteName; location: string };

function destinationOf(target: EventTarget | null): Destination | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target !== '') return null;
  const name = matchRoute(routeRules, link.pathname)?.name ?? '';
  return isRouteName(name) ? { name, location: link.pathname + link.search } : null;
}

async function prefetch(destination: Destination, { screens, data, networkClock }: Portal) {
  // Offline the script would fail to load, and a reload would be offered.
  if (!navigator.onLine) return;
  await screens.loadScreen(destination.name);
  if (destination.location !== window.location.pathname + window.location.search) {
    await screens.prefetchData(destination.location, data.queryClient(), networkClock.now());
  }
}

// Links in a row asked for 34 answers at once, and what was pressed next waited for them: one at a time, the latest next.
function oneAtATime(load: (destination: Destination) => Promise<void>) {
  let next: Destination | null = null;
  let loading: Promise<void> | null = null;
  async function loadNext(): Promise<void> {
    if (!next) {
      loading = null;
      return;
    }
    const destination = next;
    next = null;
    await load(destination).catch(() => undefined);
    await loadNext();
  }
  return (destination: Destination | null) => {
    next = destination;
    if (next) loading ??= loadNext();
  };
}

// Loads code and data of a screen once pointer, focus or finger rests on a link to it, and when it is pressed.
export function usePrefetchOnIntent(): void {
  const portal = usePortal();
  useEffect(() => {
    let rest = 0;
    const load = oneAtATime((destination) => prefetch(destination, portal));
    // Read at once: 'Next page' leads elsewhere once it is pressed, which focuses it as well, and the page after next
    // would come before its rows.
    const handle = ({ target }: Event) => {
      const destination = destinationOf(target);
      window.clearTimeout(rest);
      rest = window.setTimeout(() => load(destination), resting);
    };
    const press = ({ target }: Event) => {
      window.clearTimeout(rest);
      load(destinationOf(target));
    };
    document.addEventListener('pointerdown', press, { passive: true });
    for (const intent of intents) document.addEventListener(intent, handle, { passive: true });
    return () => {
      window.clearTimeout(rest);
      document.removeEventListener('pointerdown', press);
      for (const intent of intents) document.removeEventListener(intent, handle);
    };
  }, [portal]);
}
