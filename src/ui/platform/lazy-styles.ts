import { loadFailedEvent } from './load-part.ts';

declare global {
  /** The stylesheet of everything beyond the initial render, set by the page; not in development. */
  var lazyStylesheet: string | undefined;
}

let arriving: Promise<void> | null = null;

function load(address: string): Promise<void> {
  const link = document.createElement('link');
  const arrived = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('The styles of the portal have not arrived')));
  });
  link.rel = 'stylesheet';
  link.href = address;
  link.dataset['lazy'] = '';
  document.body.append(link);
  return arrived;
}

/** Loads the styles of everything beyond the initial render of login and dashboard, once. */
export function lazyStyles(): Promise<void> {
  const address = globalThis.lazyStylesheet;
  if (address === undefined) return Promise.resolve();
  arriving ??= load(address).catch((error: unknown) => {
    arriving = null;
    window.dispatchEvent(new Event(loadFailedEvent));
    throw error;
  });
  return arriving;
}
