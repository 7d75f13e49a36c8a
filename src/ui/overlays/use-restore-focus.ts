import { useEffect, type RefObject } from 'react';

/**
 * Restores the focus when something closes: to what had it before, or to `instead` if that is gone, unless something
 * else has taken it.
 */
export function useRestoreFocus(isOpen: boolean, fallback?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    const fallbackElement = fallback?.current;
    return () => {
      // The closing element is removed in this task, and its focus with it.
      queueMicrotask(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (!isFree) return;
        const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
        (isThere ? before : fallbackElement)?.focus();
      });
    };
  }, [isOpen, fallback]);
}
