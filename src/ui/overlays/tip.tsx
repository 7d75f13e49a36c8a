import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../platform/lazy-component.ts';
import { mayShowTip, tipAnchorOf } from './tip-anchor.ts';

export const loadTipWindow = async () => (await import('./tip-window.tsx')).TipWindow;
const TipWindow = lazyComponent(loadTipWindow);

/**
 * The tooltips of all elements that `tipOf` marks: at the pointer, at keyboard focus, and at a tap or press where they
 * explain something. Ark's code for them loads with the first one.
 */
export function Tip() {
  const [first, setFirst] = useState<Event | null>(null);
  useEffect(() => {
    // From the first one on, the tooltip listens itself.
    if (first) return undefined;
    const controller = new AbortController();
    const begin = (event: Event) => {
      if (mayShowTip(event) && tipAnchorOf(event)) setFirst(event);
    };
    for (const type of ['pointerover', 'focusin', 'click']) {
      document.addEventListener(type, begin, { signal: controller.signal, capture: true });
    }
    return () => controller.abort();
  }, [first]);
  return first ? (
    <Suspense>
      <TipWindow first={first} />
    </Suspense>
  ) : null;
}
