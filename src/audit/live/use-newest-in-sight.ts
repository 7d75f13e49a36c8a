import { useEffect, useLayoutEffect, useState } from 'react';

const reach = (end: HTMLElement | null) => end?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/**
 * Follows the end of a list that grows, as long as it is in sight. `setEnd` is the ref of an element there, `count` says
 * how long the list is.
 */
export function useNewestInSight(count: number) {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  // Null until the browser has looked.
  const [isInSight, setInSight] = useState<boolean | null>(null);
  useEffect(() => {
    if (!end) return undefined;
    const observer = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? null));
    observer.observe(end);
    return () => observer.disconnect();
  }, [end]);
  useLayoutEffect(() => {
    if (isInSight) reach(end);
    // Only what arrives moves it: who scrolls is not held.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [count]);
  return {
    setEnd,
    isOutOfSight: end !== null && isInSight === false,
    reach: () => {
      // What arrives before the browser has looked again is followed, too.
      setInSight(true);
      reach(end);
    },
  };
}
