import { useEffect, useEffectEvent } from 'react';

/**
 * Escape takes back what was asked to open, from the press on: Ark hears keys only once its code is there and its first
 * frame was drawn. From then on Ark comes first, and what it has handled is not handled here.
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
