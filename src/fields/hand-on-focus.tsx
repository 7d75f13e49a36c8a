import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { focusField } from './focus-field.ts';

type Keeper = RefObject<HTMLInputElement | null>;

/** Registers the element that holds a field's value, and gives it to `HandOnFocus`. */
export function useKeeper(register: (element: HTMLInputElement | null) => void) {
  const keeper = useRef<HTMLInputElement>(null);
  const hold = useCallback(
    (element: HTMLInputElement | null) => {
      keeper.current = element;
      register(element);
    },
    [register],
  );
  return { keeper, hold };
}

/** Hands the focus on to a widget once its lazy code has arrived. */
export function HandOnFocus({ id, keeper }: { id: string; keeper: Keeper }) {
  useEffect(() => {
    if (document.activeElement === keeper.current) focusField(id);
  }, [id, keeper]);
  return null;
}
