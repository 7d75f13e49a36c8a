import { pathOf, searchOf } from '#machines/lib/location.ts';
import { useNavigation, usePortal } from '#portal/portal-context.tsx';
import { useEffect, useRef } from 'react';

/** The link that had the focus, or whose row had it. */
type Left = { href: string; isRow: boolean } | null;

function leftAt(element: Element): Left {
  const isRow = element.matches('tr');
  const link = isRow ? element.querySelector('a[href]') : element.closest('a[href]');
  const href = link?.getAttribute('href');
  return href ? { href, isRow } : null;
}

// A list names its parameters in an order of its own.
function parametersOf(location: string): string {
  const parameters = new URLSearchParams(searchOf(location));
  parameters.sort();
  return String(parameters);
}

const leadsTo = (href: string, location: string) =>
  pathOf(href) === pathOf(location) && parametersOf(href) === parametersOf(location);

function findLeft(main: HTMLElement, left: Left): HTMLElement | null {
  if (left === null) return null;
  const links = [...main.querySelectorAll<HTMLElement>('a[href]')];
  const link = links.find((one) => leadsTo(one.getAttribute('href') ?? '', left.href));
  return left.isRow ? (link?.closest('tr') ?? null) : (link ?? null);
}

// Whether something closes that the address has named: a dialog, an inquiry.
function isClosing(former: string, current: string): boolean {
  const [more, left] = [former, current].map((location) => new URLSearchParams(searchOf(location)));
  if (!more || !left || more.size <= left.size) return false;
  return [...left].every(([name, value]) => more.get(name) === value);
}

// Rows may follow the screen.
const mostFrames = 30;

const hasPopup = () => document.querySelector('[role=dialog][data-state=open]') !== null;

const isTaken = (main: HTMLElement) => ![main, document.body].includes(document.activeElement as HTMLElement);

// Moves the focus to where it was left, else to the start of the screen, unless the screen has taken it, and announces
// its name. Within a screen only where what had the focus is gone or about to go: a list that an inquiry takes the place
// of, a dialog that closes; a popup whose button is gone, as Clear of a filter, stays open only where the focus does not
// leave it. Returns what ends it.
function arrive(left: Left, isWithin: boolean): () => void {
  let frame = 0;
  const focus = (framesLeft: number) => {
    const main = document.getElementById('main');
    const { activeElement } = document;
    if (!main || (activeElement !== main && main.contains(activeElement))) return;
    if (isWithin && (hasPopup() || isTaken(main))) {
      if (framesLeft > 0) frame = requestAnimationFrame(() => focus(framesLeft - 1));
      return;
    }
    const found = findLeft(main, left);
    (found ?? main).focus({ preventScroll: true });
    if (left && !found && framesLeft > 0) frame = requestAnimationFrame(() => focus(framesLeft - 1));
  };
  frame = requestAnimationFrame(() => {
    focus(mostFrames);
    if (isWithin) return;
    const name = document.getElementById('main')?.querySelector('h1')?.textContent;
    document.getElementById('arrived')?.replaceChildren(name || document.title);
  });
  return () => cancelAnimationFrame(frame);
}

// Focus and screen readers follow each navigation (A10), Back leads to what was pressed, what closes to its
// link; the browser itself announces the first screen. `arrived` is null while a placeholder is shown.
export function useArrivals(arrived: 'screen' | 'failure' | null): void {
  const current = useNavigation(({ context }) => context.current);
  const { navigation } = usePortal();
  const shown = useRef<string | null>(null);
  const former = useRef('');
  const places = useRef(new Map<string, Left>());
  useEffect(() => {
    if (arrived === null || current === null) return undefined;
    const path = pathOf(current);
    // Back and Forward: the browser has moved already.
    const isThere = navigation.getSnapshot().context.mode === 'none';
    const isWithin = shown.current === path;
    const wayBack =
      isWithin && isClosing(former.current, current) ? { href: former.current, isRow: false } : null;
    const left = isThere ? (places.current.get(current) ?? wayBack) : wayBack;
    const end = shown.current === null ? undefined : arrive(left, isWithin);
    shown.current = path;
    former.current = current;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('#main')) places.current.set(current, leftAt(target));
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      end?.();
    };
  }, [navigation, current, arrived]);
}
