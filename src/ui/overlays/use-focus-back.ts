import { useEffect } from 'react';

/** What had the focus before something opened has it again afterwards, unless something else has taken it by then. */
export function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    return () => {
      // What was open goes in this very moment, and its focus with it.
      queueMicrotask(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [isOpen]);
}
