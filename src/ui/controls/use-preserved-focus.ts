import { useRef, type FocusEvent } from 'react';

const textField = 'input, textarea';

type Focused = Pick<FocusEvent<HTMLElement>, 'relatedTarget'>;

// A list takes the focus back in the frame after it has closed. A user who has moved on to another field by then
// keeps the focus there: call `closed` when the list closes, and give `onFocus` to the element the focus returns to.
export function usePreservedFocus(): { closed: () => void; onFocus: (event: Focused) => void } {
  const isClosing = useRef(false);
  return {
    closed: () => {
      isClosing.current = true;
      // The list requests its frame after this one, so the second frame is after it.
      requestAnimationFrame(() => requestAnimationFrame(() => (isClosing.current = false)));
    },
    onFocus: ({ relatedTarget }) => {
      const isElsewhere = relatedTarget instanceof HTMLElement && relatedTarget.matches(textField);
      if (isClosing.current && isElsewhere) relatedTarget.focus();
    },
  };
}
