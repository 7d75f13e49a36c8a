import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../platform/lazy-component.ts';
import { mayShowTip, tipAnchorOf } from './tip-anchor.ts';

const TipWindow = lazyComponent(async () => (await import('./tip-window.tsx')).TipWindow);
export const loadTipWindow = TipWindow.load;

/**
 * The tooltips of all elements that `tipOf` marks: at the pointer, at keyboard focus, and at a tap or press where they
 * explain something. Ark's code for them loads with the first one.
 */
export function Tip() {
  const [latest, setLatest] = useState<Event | null>(null);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    // Once it is there, the tooltip listens itself.
    if (isThere) return undefined;
    const controller = new AbortController();
    const follow = (event: Event) => {
      if (mayShowTip(event) && tipAnchorOf(event)) setLatest(event);
    };
    for (const type of ['pointerover', 'focusin', 'click']) {
      document.addEventListener(type, follow, { signal: controller.signal, capture: true });
    }
    return () => controller.abort();
  }, [isThere]);
  return latest ? (
    <Suspense>
      <TipWindow first={latest} onReady={() => setThere(true)} />
    </Suspense>
  ) : null;
}
