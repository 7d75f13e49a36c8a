import { loadPart } from '#ui/platform/load-part.ts';
import { useSyncExternalStore } from 'react';
import type { Confirmation } from './confirmation.ts';
import { perPortal } from './per-portal.ts';
import { usePortal } from './portal-context.tsx';

const load = () => import('./confirmation.ts');

// The chart loads with the first call that is refused for want of a confirmation.
const confirmationOf = perPortal((portal) => {
  const listeners = new Set<() => void>();
  let running: Confirmation | null = null;
  portal.gate.confirm = async () => {
    const { startConfirmation } = await loadPart(load);
    if (!running) {
      running = startConfirmation(portal);
      listeners.forEach((listener) => listener());
    }
    return running.ask();
  };
  return {
    current: () => running,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
});

/** Null until a call needs a confirmation. */
export function useRunningConfirmation() {
  const { subscribe, current } = confirmationOf(usePortal());
  return useSyncExternalStore(subscribe, current);
}
