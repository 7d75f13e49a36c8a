import { matchRoute } from '#machines/lib/location.ts';
import { usePortal } from '#portal/portal-context.tsx';
import type { Portal } from '#portal/create-portal.ts';
import { isRouteName, routeRules } from '#routes';
import { useEffect } from 'react';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;
/** In ms: pointer and Tab key pass over links on their way. */
const resting = 65;

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

// Links in a row asked for 34 answers at once, and what was pressed next waited for them: one at a time, the latest next.
function oneAtATime(load: (target: EventTarget | null) => Promise<void>) {
  let next: { target: EventTarget | null } | null = null;
  let loading: Promise<void> | null = null;
  async function loadNext(): Promise<void> {
    if (!next) {
      loading = null;
      return;
    }
    const { target } = next;
    next = null;
    await load(target).catch(() => undefined);
    await loadNext();
  }
  return (target: EventTarget | null) => {
    next = { target };
    loading ??= loadNext();
  };
}

// Loads code and data of a screen once pointer, focus or finger rests on a link to it, and when it is pressed.
export function usePrefetchOnIntent(): void {
  const portal = usePortal();
  useEffect(() => {
    let rest = 0;
    const load = oneAtATime((target) => prefetch(target, portal));
    const handle = ({ target }: Event) => {
      window.clearTimeout(rest);
      rest = window.setTimeout(() => load(target), resting);
    };
    const press = ({ target }: Event) => {
      window.clearTimeout(rest);
      load(target);
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
