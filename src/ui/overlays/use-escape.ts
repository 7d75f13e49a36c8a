import { useEffect, useEffectEvent } from 'react';

/** What is used of it: it is not among the types of browsers yet. */
type Watcher = EventTarget & { destroy: () => void };
const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher };

// Where browsers have it, Back on a phone closes what is open instead of leaving the screen.
function watchBack(close: () => void): (() => void) | undefined {
  if (!CloseWatcher) return undefined;
  const begin = () => {
    const next = new CloseWatcher();
    next.addEventListener('close', () => {
      // What is open may stay, to ask a question.
      watcher = begin();
      close();
    });
    return next;
  };
  let watcher = begin();
  return () => watcher.destroy();
}

/** Back on a phone closes what is open, in browsers with close watchers. */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const goBack = useEffectEvent(close);
  useEffect(() => (isOpen ? watchBack(() => goBack()) : undefined), [isOpen]);
}

/**
 * Escape and Back on a phone cancel an opening from the press on: Ark handles keys only once its code has loaded and its
 * first frame was painted. After that Ark comes first, and handled events are ignored here.
 */
export function useEscape(
  isOpen: boolean,
  close: (() => void) | undefined,
  /** The address has it: Back itself leaves that, and closing would make an entry that Back opens it from again. */
  isInAddress = false,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !close) return;
    event.preventDefault();
    close();
  });
  useBackToClose(isOpen && close !== undefined && !isInAddress, () => close?.());
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen]);
}
