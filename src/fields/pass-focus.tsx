import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { focusField } from './focus-field.ts';

type ValueElement = RefObject<HTMLInputElement | null>;

/** Registers the element that holds a field's value, and gives it to `PassFocus`. */
export function useValueElement(register: (element: HTMLInputElement | null) => void) {
  const valueElement = useRef<HTMLInputElement>(null);
  const ref = useCallback(
    (element: HTMLInputElement | null) => {
      valueElement.current = element;
      register(element);
    },
    [register],
  );
  return { valueElement, ref };
}

/** Hands the focus on to a widget once its lazy code has arrived. */
export function PassFocus({ id, valueElement }: { id: string; valueElement: ValueElement }) {
  useEffect(() => {
    if (document.activeElement === valueElement.current) focusField(id);
  }, [id, valueElement]);
  return null;
}
