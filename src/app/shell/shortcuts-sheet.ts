import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function onShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens or closes the sheet of all keys, from wherever that is asked. */
export function showShortcuts(wanted: boolean): void {
  isOpen = wanted;
  for (const tell of listeners) tell();
}

/** Whether the sheet of all keys is open. */
export const useShortcutsShown = (): boolean => useSyncExternalStore(onShown, () => isOpen);
