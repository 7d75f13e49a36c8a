import { useLayoutEffect, useRef } from 'react';

/** Errors that come and go move what stands below them: the field of the form `id` that has the focus stays in sight. */
export function useFocusInSight(id: string, broken: readonly string[]): void {
  const named = broken.join();
  const shown = useRef(named);
  useLayoutEffect(() => {
    if (shown.current === named) return;
    shown.current = named;
    const focused = document.activeElement;
    if (focused && document.forms.namedItem(id)?.contains(focused)) {
      focused.scrollIntoView({ block: 'nearest' });
    }
  }, [id, named]);
}
