import { useSyncExternalStore } from 'react';

let printedAt: number | null = null;
// Between the events of a print the query turns over, too.
let isUnderWay = false;

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
  const turn = () => {
    if (!isUnderWay) (query.matches ? begin : end)();
  };
  const start = () => {
    isUnderWay = true;
    begin();
  };
  const finish = () => {
    isUnderWay = false;
    end();
  };
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', finish);
  query.addEventListener('change', turn);
  // The page may have turned to paper, or back, while nobody listened; React reads the time again after this.
  if (!isUnderWay) printedAt = query.matches ? (printedAt ?? Date.now()) : null;
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', finish);
    query.removeEventListener('change', turn);
  };
}

const lastPrint = () => printedAt;

/** When the page was printed, in ms; null on a screen. For what CSS cannot do. */
export const usePrintedAt = (): number | null => useSyncExternalStore(onPrint, lastPrint, lastPrint);
