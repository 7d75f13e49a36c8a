import { areSingleKeysOn } from '#ui/platform/single-keys.ts';
import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');

/**
 * Handles a list's shortcut wherever the focus is, unless something is being typed or the event was handled already.
 */
export function useListKeys(actions: Readonly<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actions[event.key];
    const isTaken = event.defaultPrevented || isTyping(event.target);
    if (!act || isTaken || !areSingleKeysOn() || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
