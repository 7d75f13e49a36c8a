import { useEffect } from 'react';

const untilQuiet = 1500;

/** Fetches the code of parts that are likely to be shown next, once a screen has had the time to fetch its own. */
export function useAhead(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => void Promise.allSettled(loads.map((load) => load())), untilQuiet);
    return () => clearTimeout(timer);
  }, [loads]);
}
