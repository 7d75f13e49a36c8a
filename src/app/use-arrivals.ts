import { pathOf } from '#machines/lib/location.ts';
import { useNavigation } from '#portal/portal-context.tsx';
import { useEffect, useRef } from 'react';

// Moves the focus to the start of the screen, unless the screen has taken it, and announces its name.
function arrive() {
  const main = document.getElementById('main');
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  const name = main?.querySelector('h1')?.textContent;
  document.getElementById('arrived')?.replaceChildren(name || document.title);
}

// Focus and screen readers follow each navigation (A10); the browser itself announces the first screen.
// `arrived` is null while a placeholder is shown.
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
