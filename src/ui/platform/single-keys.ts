import { useSyncExternalStore } from 'react';

const storageKey = 'single-keys';
const listeners = new Set<() => void>();

function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether shortcuts of a single letter or sign are on; users who dictate or mistype turn them off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => localStorage.getItem(storageKey) !== 'off';

/** The same as a hook. */
export const useSingleKeys = (): boolean => useSyncExternalStore(onChoice, areSingleKeysOn);

/** Stored on this device. */
export function chooseSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  for (const listener of listeners) listener();
}
