import type { Portal } from './create-portal.ts';

/** Makes something of a running portal when it is first asked for, and the same for everybody who asks again. */
export function perPortal<Made>(make: (portal: Portal) => Made): (portal: Portal) => Made {
  const known = new WeakMap<Portal, Made>();
  return (portal) => {
    const made = known.get(portal) ?? make(portal);
    known.set(portal, made);
    return made;
  };
}
