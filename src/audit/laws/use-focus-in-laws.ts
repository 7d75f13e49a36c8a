import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { hashOf, lawsPlace, type LawsPlace } from '../place.ts';

/** The id of the heading that says what is broken. */
export const brokenId = 'broken';

/** What disappears hands its focus to the heading; to be called where it is rendered. */
export function useFocusHandedOn(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      if (current?.contains(document.activeElement)) document.getElementById(brokenId)?.focus();
    };
  }, [part]);
}

/** The keyboard goes on at the heading of what was broken and, back among all laws, at the link that leads to it. */
export function useFocusInLaws({ mutant, law }: LawsPlace): void {
  const shown = useRef({ mutant, law });
  useEffect(() => {
    const before = shown.current;
    if (before.mutant === mutant && before.law === law) return;
    shown.current = { mutant, law };
    const address = hashOf(lawsPlace(before.mutant, before.law));
    const link = [...document.querySelectorAll<HTMLElement>('main a')].find(
      (one) => one.getAttribute('href') === address,
    );
    const arrived = mutant === null ? link : document.getElementById(brokenId);
    (arrived ?? document.getElementById('main'))?.focus();
  }, [mutant, law]);
}
