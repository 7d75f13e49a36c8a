import { useEffect, useRef, type KeyboardEvent } from 'react';

// Offsets by key.
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

// Index of the focused option, or -1.
function focusedIn(list: HTMLElement): number {
  const { activeElement } = document;
  const option = list.contains(activeElement) ? activeElement?.closest<HTMLElement>('[data-index]') : null;
  return Number(option?.dataset['index'] ?? -1);
}

// Arrow keys move between options (`data-index`); `reveal` scrolls a virtualised one into the DOM.
export function useOptionKeys(count: number, reveal: (nth: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const target = useRef<number | null>(null);
  const focus = () => {
    const option = list.current?.querySelector<HTMLElement>(`[data-index="${target.current}"] input`);
    if (!option) return;
    target.current = null;
    option.focus();
  };
  useEffect(focus);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined || !list.current) return;
    event.preventDefault();
    target.current = Math.min(Math.max(focusedIn(list.current) + step, 0), count - 1);
    reveal(target.current);
    focus();
  };
  return { list, onKeyDown };
}
