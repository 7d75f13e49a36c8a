import { useEffect, useEffectEvent } from 'react';

// Layers above the page: a press there is not outside.
const layers = '[data-part=positioner], [data-scope=toast], [role=dialog]';

/**
 * A press outside cancels an opening from the press on: Ark handles presses only once its code has loaded and its
 * first frame was painted, and until then a second popup would open beside the first.
 */
export function usePressOutside(
  isOpen: boolean,
  ids: { trigger: string; content: string },
  close: () => void,
): void {
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Element) || target.closest(layers)) return;
    const isOwn = [ids.trigger, ids.content].some((id) => document.getElementById(id)?.contains(target));
    if (!isOwn) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: PointerEvent) => press(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [isOpen]);
}
