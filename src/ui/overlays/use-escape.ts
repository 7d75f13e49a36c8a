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

/**
 * Escape and Back on a phone cancel an opening from the press on: Ark handles keys only once its code has loaded and its
 * first frame was painted. After that Ark comes first, and handled events are ignored here.
 */
export function useEscape(isOpen: boolean, close: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !close) return;
    event.preventDefault();
    close();
  });
  const goBack = useEffectEvent(() => close?.());
  const canClose = close !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    const endWatch = canClose ? watchBack(() => goBack()) : undefined;
    return () => {
      document.removeEventListener('keydown', listen);
      endWatch?.();
    };
  }, [isOpen, canClose]);
}
