import { useEffect, useEffectEvent } from 'react';

/** What lies above the page: a press there is none beside what is open. */
const layers = '[data-part=positioner], [data-scope=toast], [role=dialog]';

/**
 * A press beside what was asked to open takes it back, from the press on: Ark hears presses only once its code is there and
 * its first frame was drawn, and until then a second popup would open beside the first.
 */
export function usePressElsewhere(
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
