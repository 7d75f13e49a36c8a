import { useEffect, useState } from 'react';
import { builtCommit } from './evidence/use-evidence.ts';

/** In letters, for each name: browsers give a tab 5 million. */
const longest = 2_000_000;

/** What another release has kept may have another form. */
const release = () => builtCommit().join(' ');

/** Keeps a value in the tab, which outlives a reload and goes with it; null: no longer. False where there is no room. */
export function keepInTab(name: string, value: unknown): boolean {
  sessionStorage.removeItem(name);
  if (value === null) return true;
  const text = JSON.stringify({ release: release(), value });
  if (text.length > longest) return false;
  try {
    sessionStorage.setItem(name, text);
    return true;
  } catch {
    // Other names have taken the room.
    return false;
  }
}

/** What the same release has kept in the tab under a name, which says its form; null if nothing. */
export function keptInTab<Value>(name: string): Value | null {
  const text = sessionStorage.getItem(name);
  if (text === null) return null;
  // This page alone writes under the name.
  const kept = JSON.parse(text) as { release: string; value: Value };
  return kept.release === release() ? kept.value : null;
}

const ask = (event: Event) => event.preventDefault();

/** The browser asks before the page goes with what a reload does not bring back. */
export function useAskBeforeReload(isLost: boolean) {
  useEffect(() => {
    if (!isLost) return undefined;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost]);
}

/** Keeps a value, null for none; where there is no room for it, `less` of it, and the browser asks before the page goes. */
export function useKeptInTab(name: string, value: unknown, less: unknown = null) {
  useEffect(() => {
    if (keepInTab(name, value)) return undefined;
    keepInTab(name, less);
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [name, value, less]);
}

/** A state that outlives a reload of the tab; where there is no room for it, the browser asks first. `empty` is not kept. */
export function useTabState<Value>(name: string, empty: Value) {
  const [value, set] = useState<Value>(() => keptInTab<Value>(name) ?? empty);
  useKeptInTab(name, value === empty ? null : value);
  return [value, set] as const;
}
