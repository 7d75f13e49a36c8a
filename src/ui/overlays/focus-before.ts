const focusable = 'a[href], button:not(:disabled), input:not([tabindex="-1"]), select, textarea';

/** Moves the focus to the control before an element that is about to be removed. */
export function focusBefore(leaving: Element): void {
  const all = [...document.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.checkVisibility());
  const first = all.findIndex((one) => leaving.contains(one));
  all[first - 1]?.focus();
}
