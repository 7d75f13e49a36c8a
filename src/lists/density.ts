import { useSyncExternalStore } from 'react';
import { densities, type Density } from './list-search.ts';

const storageKey = 'density';
const listeners = new Set<() => void>();

function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const chosenDensity = (): Density =>
  localStorage.getItem(storageKey) === 'compact' ? 'compact' : densities[0];

/** The density of every list whose address has none; stored on this device (A12). */
export const useDensity = (): Density => useSyncExternalStore(onChoice, chosenDensity, chosenDensity);

export function chooseDensity(density: Density): void {
  localStorage.setItem(storageKey, density);
  for (const tell of listeners) tell();
}
