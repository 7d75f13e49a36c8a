import { useSyncExternalStore } from 'react';
import { pathOf, searchOf } from '#machines/lib/location.ts';

// What stands behind the # is path and search: a host needs no rule for the addresses of these pages.
const here = () => window.location.hash.slice(1) || '/';

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}

function navigate(to: string | URL, { replace = false }: { replace?: boolean } = {}) {
  const address = `#${String(to)}`;
  if (replace) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
  window.dispatchEvent(new Event('popstate'));
}

function useHashLocation(): [string, typeof navigate] {
  return [pathOf(useSyncExternalStore(subscribe, here)), navigate];
}
useHashLocation.hrefs = (path: string) => `#${path}`;

const useHashSearch = () => searchOf(useSyncExternalStore(subscribe, here));

/** For the router. */
export const hashRouting = { hook: useHashLocation, searchHook: useHashSearch };
