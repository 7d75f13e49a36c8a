import { useSyncExternalStore } from 'react';
import { pathOf, searchOf } from '#machines/lib/location.ts';
import type { Leaving } from './leaving/leaving.ts';

const addressed = () => window.location.hash.slice(1) || '/';

/**
 * For the router: what stands behind the # is path and search, so that a host needs no rule for these addresses.
 * Unsaved input is asked about before its address is left.
 */
export function createHashRouting(leaving: Leaving) {
  const listeners = new Set<() => void>();
  let shown = addressed();
  function show() {
    shown = addressed();
    for (const listener of listeners) listener();
  }
  function moved() {
    if (addressed() === shown) return;
    if (!leaving.isHeld()) {
      show();
      return;
    }
    // The browser is there already: an entry of what is shown stands in front of it until the visitor agrees.
    window.history.pushState(null, '', `#${shown}`);
    leaving.ask(() => window.history.back());
  }
  window.addEventListener('hashchange', moved);
  window.addEventListener('popstate', moved);

  function navigate(to: string | URL, { replace = false }: { replace?: boolean } = {}) {
    leaving.ask(() => {
      const address = `#${String(to)}`;
      if (replace) window.history.replaceState(null, '', address);
      else window.history.pushState(null, '', address);
      show();
    });
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  const here = () => shown;
  function useHashLocation(): [string, typeof navigate] {
    return [pathOf(useSyncExternalStore(subscribe, here)), navigate];
  }
  useHashLocation.hrefs = (path: string) => `#${path}`;
  const useHashSearch = () => searchOf(useSyncExternalStore(subscribe, here));
  return { hook: useHashLocation, searchHook: useHashSearch };
}
