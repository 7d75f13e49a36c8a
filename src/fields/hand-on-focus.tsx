import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { focusField } from './focus-field.ts';

type Keeper = RefObject<HTMLInputElement | null>;

/** The element that keeps a field's value, registered and at hand for `HandOnFocus`. */
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

/** Stands beside a widget whose code comes later: the focus that the field was given before is handed on to it. */
export function HandOnFocus({ id, keeper }: { id: string; keeper: Keeper }) {
  useEffect(() => {
    if (document.activeElement === keeper.current) focusField(id);
  }, [id, keeper]);
  return null;
}
