let early: KeyboardEventInit | null = null;

const isLoading = () => document.querySelector('.boot__root') !== null;
const isSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey);
const isShortcut = (event: KeyboardEvent) => isSearch(event) || event.key === '/' || event.key === '?';

function keep(event: KeyboardEvent): void {
  // It was meant for the page that was loading.
  if (!isLoading()) early = null;
  if (!isLoading() || !isShortcut(event)) return;
  // Browsers have searches of their own on these keys.
  event.preventDefault();
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  early = { key, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
}

/** Keeps the last shortcut that is pressed while the page shows that it loads, for `replayEarlyKey`. */
export const keepEarlyKey = (): void => window.addEventListener('keydown', keep);

/** The frame handles shortcuts by now: the one that was pressed before is pressed again. */
export function replayEarlyKey(): void {
  window.removeEventListener('keydown', keep);
  if (early) document.body.dispatchEvent(new KeyboardEvent('keydown', early));
  early = null;
}
