import { useEffect, type RefObject } from 'react';

/**
 * What had the focus before something opened has it again afterwards, or `instead` where that is gone, unless something
 * else has taken it by then.
 */
export function useFocusBack(isOpen: boolean, instead?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    const spare = instead?.current;
    return () => {
      // What was open goes in this very moment, and its focus with it.
      queueMicrotask(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (!isFree) return;
        const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
        (isThere ? before : spare)?.focus();
      });
    };
  }, [isOpen, instead]);
}
