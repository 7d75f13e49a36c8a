import { pathOf } from '#machines/lib/location.ts';
import { useNavigation } from '#portal/portal-context.tsx';
import { useEffect, useRef } from 'react';

/** The focus at the start of the screen, unless the screen has taken it, and the name of the screen said. */
function arrive() {
  const main = document.getElementById('main');
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  const name = main?.querySelector('h1')?.textContent;
  document.getElementById('arrived')?.replaceChildren(name || document.title);
}

/**
 * Whoever uses keys or listens is brought along by each navigation, also where nothing was shown in between; the first
 * screen is told by the browser itself (A10). `arrived` is what is shown, null while something stands in for it.
 */
export function useArrivals(arrived: 'screen' | 'failure' | null): void {
  const path = useNavigation(({ context }) => context.current && pathOf(context.current));
  const isLeft = useRef(false);
  useEffect(() => {
    if (arrived === null || path === null) return undefined;
    const arriving = isLeft.current ? requestAnimationFrame(arrive) : 0;
    return () => {
      cancelAnimationFrame(arriving);
      isLeft.current = true;
    };
  }, [path, arrived]);
}
