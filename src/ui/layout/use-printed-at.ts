import { useSyncExternalStore } from 'react';

let printedAt: number | null = null;

function onPrint(listener: () => void) {
  const query = window.matchMedia('print');
  const begin = () => {
    printedAt ??= Date.now();
    listener();
  };
  const end = () => {
    printedAt = null;
    listener();
  };
  const turn = () => (query.matches ? begin() : end());
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  query.addEventListener('change', turn);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    query.removeEventListener('change', turn);
  };
}

const lastPrint = () => printedAt;

/** When the page was printed, in ms; null on a screen. For what CSS cannot do. */
export const usePrintedAt = (): number | null => useSyncExternalStore(onPrint, lastPrint, lastPrint);
