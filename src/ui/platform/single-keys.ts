import { useSyncExternalStore } from 'react';

const storageKey = 'single-keys';
const listeners = new Set<() => void>();

function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a letter or a sign alone does something; who dictates or mistypes turns that off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => localStorage.getItem(storageKey) !== 'off';

/** The same for views, which follow the choice. */
export const useSingleKeys = (): boolean => useSyncExternalStore(onChoice, areSingleKeysOn);

/** Keeps the choice on this device, for all lists at once. */
export function chooseSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  for (const tell of listeners) tell();
}
