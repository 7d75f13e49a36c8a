import { useRef, type FocusEvent } from 'react';

const textField = 'input, textarea';

type Focused = Pick<FocusEvent<HTMLElement>, 'relatedTarget'>;

/**
 * A list takes the focus back in the frame after it has closed. Whoever has gone on to another field by then keeps it, and
 * what is typed there stays there: call `closed` when the list closes, and give `onFocus` to what the focus goes back to.
 */
export function usePreservedFocus(): { closed: () => void; onFocus: (event: Focused) => void } {
  const isClosing = useRef(false);
  return {
    closed: () => {
      isClosing.current = true;
      // The list asks for its frame after this one is asked for, so the second is later.
      requestAnimationFrame(() => requestAnimationFrame(() => (isClosing.current = false)));
    },
    onFocus: ({ relatedTarget }) => {
      const isElsewhere = relatedTarget instanceof HTMLElement && relatedTarget.matches(textField);
      if (isClosing.current && isElsewhere) relatedTarget.focus();
    },
  };
}
