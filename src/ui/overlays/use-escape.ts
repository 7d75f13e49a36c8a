import { useEffect, useEffectEvent } from 'react';

/**
 * Escape cancels an opening from the press on: Ark handles keys only once its code has loaded and its first frame was
 * painted. After that Ark comes first, and handled events are ignored here.
 */
export function useEscape(isOpen: boolean, close: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !close) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen]);
}
