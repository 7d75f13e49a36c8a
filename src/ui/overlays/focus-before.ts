const focusable = 'a[href], button:not(:disabled), input:not([tabindex="-1"]), select, textarea';

/** What goes takes the focus with it: it is handed to the control that stands before it. */
export function focusBefore(leaving: Element): void {
  const all = [...document.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.checkVisibility());
  const first = all.findIndex((one) => leaving.contains(one));
  all[first - 1]?.focus();
}
