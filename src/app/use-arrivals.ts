import { pathOf } from '#machines/lib/location.ts';
import { useNavigation, usePortal } from '#portal/portal-context.tsx';
import { useEffect, useRef } from 'react';

/** The focus at the start of the screen, unless the screen has taken it, and the name of the screen said. */
function arrive() {
  const main = document.getElementById('main');
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  const name = main?.querySelector('h1')?.textContent;
  document.getElementById('arrived')?.replaceChildren(name || document.title);
}

/**
 * Whoever uses keys or listens is brought along by each navigation, once the new screen stands; the first screen is
 * told by the browser itself (A10). `isThere`: the screen is shown, not what stands in for it.
 */
export function useArrivals(isThere: boolean): void {
  const { navigation } = usePortal();
  const path = useNavigation(({ context }) => context.current && pathOf(context.current));
  const isLeft = useRef(false);
  useEffect(() => {
    const leaving = navigation.on('screen.left', () => {
      isLeft.current = true;
    });
    return () => leaving.unsubscribe();
  }, [navigation]);
  useEffect(() => {
    if (!isThere) return;
    if (isLeft.current && path !== null) requestAnimationFrame(arrive);
    isLeft.current = false;
  }, [path, isThere]);
}
