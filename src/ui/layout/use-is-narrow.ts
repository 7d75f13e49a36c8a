import { useSyncExternalStore } from 'react';

/** The widths below which a screen is laid out anew, as in CSS. */
const breakpoints = { sm: 640, lg: 1024 } as const;

function watched(width: number) {
  let cached: MediaQueryList | undefined;
  // Created once: its result is live.
  const query = () => (cached ??= window.matchMedia(`(max-width: ${width - 0.02}px)`));
  return {
    matches: () => query().matches,
    subscribe: (listener: () => void) => {
      query().addEventListener('change', listener);
      return () => query().removeEventListener('change', listener);
    },
  };
}

const sides = { sm: watched(breakpoints.sm), lg: watched(breakpoints.lg) };

/** Whether the window is phone-sized (or below another breakpoint), for what CSS cannot do. */
export function useIsNarrow(below: keyof typeof sides = 'sm'): boolean {
  const { matches, subscribe } = sides[below];
  return useSyncExternalStore(subscribe, matches, matches);
}
