import { useLayoutEffect } from 'react';

const focusable = 'a[href], button, input:not([type=hidden], [tabindex="-1"]), select, textarea';
const longest = 10_000;
const closing = 1000;

// The ancestors of an element, each with the child that leads to it.
type Ancestor = { parent: Element; child: Element; index: number };

function ancestorsOf(child: Element): Ancestor[] {
  const parent = child.parentElement;
  return parent
    ? [{ parent, child, index: [...parent.children].indexOf(child) }, ...ancestorsOf(parent)]
    : [];
}

const canHaveFocus = (element: HTMLElement) => element.checkVisibility() && !element.matches(':disabled');

// The first control of the next sibling of the same kind, else of the one before.
function controlAt({ parent, child, index }: Ancestor): HTMLElement | undefined {
  const others = [...parent.children];
  const nearest = [...others.slice(index), ...others.slice(0, index).toReversed()];
  return nearest
    .filter((other) => other.tagName === child.tagName)
    .flatMap((other) => (other.matches(focusable) ? [other] : [...other.querySelectorAll(focusable)]))
    .find((element): element is HTMLElement => element instanceof HTMLElement && canHaveFocus(element));
}

const headings = 'h1, h2, h3';

// The first control in `part` that stands behind the place.
function controlBehind({ parent, index }: Ancestor, part: Element): HTMLElement | undefined {
  const all = [...part.querySelectorAll<HTMLElement>('*')];
  const behind = [...parent.children].slice(index);
  return all
    .slice(all.findIndex((element) => element === parent) + 1)
    .filter((element) => !parent.contains(element) || behind.some((other) => other.contains(element)))
    .find((element) => element.matches(focusable) && canHaveFocus(element));
}

// Where nothing of the same kind is left, what a dialog has removed goes on behind it, and a part begins at its heading.
function focusNextTo(ancestors: readonly Ancestor[], isOfDialog: boolean): void {
  const left = ancestors.slice(ancestors.findIndex(({ parent }) => parent.isConnected));
  const [place] = left;
  const part = left.find(({ parent }) => parent.querySelector(headings))?.parent;
  const behind = () => (isOfDialog && place && part ? controlBehind(place, part) : undefined);
  const control = place && (controlAt(place) ?? behind());
  const heading = control ? null : part?.querySelector<HTMLElement>(headings);
  heading?.setAttribute('tabindex', '-1');
  (control ?? heading)?.focus();
}

/**
 * Once a focused element is removed, moves the focus to what took the place of its row, else to the next control of its
 * part (`isOfDialog`) or to the heading above, for keyboard users. Returns how to stop watching.
 */
export function focusAfterRemoval(element: Element, isOfDialog = false): () => void {
  const ancestors = ancestorsOf(element);
  let isMoved = false;
  const observer = new MutationObserver(() => {
    if (element.isConnected || document.activeElement !== document.body) return;
    focusNextTo(ancestors, isOfDialog);
    if (isMoved) return;
    isMoved = true;
    // A dialog that is still closing takes the focus back, and loses it a moment later.
    if (isOfDialog) setTimeout(() => observer.disconnect(), closing);
    else observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

// A focus that is moved while something else is pressed would take that press away.
function stopLater(stop: () => void): void {
  const over = new AbortController();
  const end = () => {
    over.abort();
    stop();
  };
  const options = { capture: true, signal: over.signal };
  document.addEventListener('pointerdown', end, options);
  document.addEventListener('keydown', end, options);
  setTimeout(end, longest);
}

// Closing a dialog may remove the element that had the focus before, at once or when the list reloads.
export function useFocusAfterRemoval(isOpen: boolean): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!isOpen || !before || before === document.body) return undefined;
    const stop = focusAfterRemoval(before, true);
    return () => stopLater(stop);
  }, [isOpen]);
}
