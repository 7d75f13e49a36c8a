import { useLayoutEffect } from 'react';

const focusable = 'a[href], button, input:not([type=hidden], [tabindex="-1"]), select, textarea';
const longest = 10_000;

/** Where an element stands: what is around it, and which of its children it is or is in. */
type Place = { parent: Element; child: Element; index: number };

function placesOf(child: Element): Place[] {
  const parent = child.parentElement;
  return parent ? [{ parent, child, index: [...parent.children].indexOf(child) }, ...placesOf(parent)] : [];
}

const canHaveFocus = (element: HTMLElement) => element.checkVisibility() && !element.matches(':disabled');

/** The first control of what took the place of a child: the next one of its kind, else the one before. */
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
 * Once an element is gone that had the focus, what took the place of its row has it, or else the heading above: a
 * reader who works with keys goes on from there. The function it gives back stops waiting for that.
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

/** What was open may have taken away what had the focus before, when it closes or as soon as the list is loaded anew. */
export function useFocusAfter(isOpen: boolean): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!isOpen || !before || before === document.body) return undefined;
    const stop = followFocus(before);
    return () => void setTimeout(stop, longest);
  }, [isOpen]);
}
