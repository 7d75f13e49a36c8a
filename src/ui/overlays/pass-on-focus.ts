const control = 'a[href], button, input:not([type=hidden], [tabindex="-1"]), select, textarea';

function focusFirstControl(part: Element): boolean {
  const found = [...part.querySelectorAll<HTMLElement>(control)].find((one) => one.checkVisibility());
  found?.focus();
  return found !== undefined;
}

/**
 * For the `ref` of a part whose content gives way to other content: the first control of that takes the focus, once the
 * focused one is gone. What loads late is waited for until the user does something else.
 */
export function passOnFocus(part: Element | null): (() => void) | undefined {
  if (!part) return undefined;
  let focused: Element | null = null;
  const isLost = () => focused !== null && !focused.isConnected;
  const onFocus = ({ target }: FocusEvent) => {
    // A dialog takes the focus of what was removed: the user has not moved it.
    if (!isLost()) focused = target instanceof Element && part.contains(target) ? target : null;
  };
  const onAct = () => {
    if (isLost()) focused = null;
  };
  const observer = new MutationObserver(() => {
    if (isLost() && focusFirstControl(part)) focused = document.activeElement;
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
