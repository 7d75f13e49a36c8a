import { useSyncExternalStore } from 'react';

/** A choice that is stored on this device (A12); anything else than one of the values is the first. */
export function deviceChoice<const Value extends string>(key: string, values: readonly [Value, ...Value[]]) {
  const listeners = new Set<() => void>();
  const [usual] = values;
  const chosen = (): Value => {
    // Where views are rendered without a browser, nothing is stored.
    const stored = 'localStorage' in globalThis ? localStorage.getItem(key) : null;
    return values.find((value) => value === stored) ?? usual;
  };
  function onChoice(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return {
    chosen,
    /** The same as a hook. */
    useChosen: (): Value => useSyncExternalStore(onChoice, chosen, chosen),
    choose: (value: Value): void => {
      if (value === usual) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      for (const listener of listeners) listener();
    },
  };
}
