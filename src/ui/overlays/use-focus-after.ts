import { useLayoutEffect } from 'react';

const focusable = 'a[href], button, input:not([type=hidden], [tabindex="-1"]), select, textarea';
const longest = 10_000;

// The ancestors of an element, each with the child that leads to it.
type Place = { parent: Element; child: Element; index: number };

function placesOf(child: Element): Place[] {
  const parent = child.parentElement;
  return parent ? [{ parent, child, index: [...parent.children].indexOf(child) }, ...placesOf(parent)] : [];
}

const canHaveFocus = (element: HTMLElement) => element.checkVisibility() && !element.matches(':disabled');

// The first control of the next sibling of the same kind, else of the one before.
function controlAt({ parent, child, index }: Place): HTMLElement | undefined {
  const others = [...parent.children];
  const nearest = [...others.slice(index), ...others.slice(0, index).toReversed()];
  return nearest
    .filter((other) => other.tagName === child.tagName)
    .flatMap((other) => (other.matches(focusable) ? [other] : [...other.querySelectorAll(focusable)]))
    .find((element): element is HTMLElement => element instanceof HTMLElement && canHaveFocus(element));
}

function headingAround(places: readonly Place[]): HTMLElement | null {
  for (const { parent } of places) {
    const heading = parent.querySelector<HTMLElement>('h1, h2, h3');
    if (heading) return heading;
  }
  return null;
}

function focusInPlaceOf(places: readonly Place[]): void {
  const left = places.slice(places.findIndex(({ parent }) => parent.isConnected));
  const control = left[0] && controlAt(left[0]);
  const heading = control ? null : headingAround(left);
  heading?.setAttribute('tabindex', '-1');
  (control ?? heading)?.focus();
}

/**
 * Once a focused element is removed, moves the focus to what took the place of its row, or to the heading above, for
 * keyboard users. Returns how to stop watching.
 */
export function followFocus(element: Element): () => void {
  const places = placesOf(element);
  const observer = new MutationObserver(() => {
    if (element.isConnected || document.activeElement !== document.body) return;
    observer.disconnect();
    focusInPlaceOf(places);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

// Closing a dialog may remove the element that had the focus before, at once or when the list reloads.
export function useFocusAfter(isOpen: boolean): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!isOpen || !before || before === document.body) return undefined;
    const stop = followFocus(before);
    return () => void setTimeout(stop, longest);
  }, [isOpen]);
}
