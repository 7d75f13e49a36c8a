const control = 'a[href], button, input:not([type=hidden], [tabindex="-1"]), select, textarea';

function focusFirstControl(part: Element, options?: FocusOptions): boolean {
  const found = [...part.querySelectorAll<HTMLElement>(control)].find((one) => one.checkVisibility());
  found?.focus(options);
  return found !== undefined;
}

/**
 * For the `ref` of a part whose content gives way to other content: the first control of that takes the focus, once the
 * focused one is gone. What loads late is waited for until the user does something else.
 */
export function passOnFocus(part: Element | null): (() => void) | undefined {
  if (!part) return undefined;
  let focused: Element | null = null;
  // The dialog opened before there was anything to use in it: its close button has the focus.
  let isWaiting = part.querySelector(control) === null;
  const isLost = () => focused !== null && !focused.isConnected;
  const onFocus = ({ target }: FocusEvent) => {
    // A dialog takes the focus of what was removed: the user has not moved it.
    if (!isLost()) focused = target instanceof Element && part.contains(target) ? target : null;
  };
  const onAct = () => {
    isWaiting = false;
    if (isLost()) focused = null;
  };
  const observer = new MutationObserver(() => {
    // What was open before stays in sight above it.
    if ((isLost() || isWaiting) && focusFirstControl(part, { preventScroll: isWaiting })) {
      isWaiting = false;
      focused = document.activeElement;
    }
  });
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('keydown', onAct, options);
  document.addEventListener('pointerdown', onAct, options);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    stopped.abort();
    observer.disconnect();
  };
}
