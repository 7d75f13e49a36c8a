/** The address that a result of the search leads to: what is found there gets the focus. */
let target: string | null = null;

export function goingTo(address: string) {
  target = address;
}

/** What was found, where a result has led here; null for any other way. Counts once. */
export function takeFound(address: string): HTMLElement | null {
  const isHere = target === address;
  target = null;
  if (!isHere) return null;
  return (
    document.querySelector<HTMLElement>('#main [data-arrival=found]') ??
    document.querySelector<HTMLElement>('#main [data-arrival=state]') ??
    document.querySelector<HTMLElement>('#main h1')
  );
}
