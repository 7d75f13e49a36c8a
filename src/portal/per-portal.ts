import type { Portal } from './create-portal.ts';

/** Creates something once for each portal, at its first use. */
export function perPortal<Made>(make: (portal: Portal) => Made): (portal: Portal) => Made {
  const cached = new WeakMap<Portal, Made>();
  return (portal) => {
    const made = cached.get(portal) ?? make(portal);
    cached.set(portal, made);
    return made;
  };
}
