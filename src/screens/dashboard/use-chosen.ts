import { useSearchParams } from 'wouter';
import { keyFigures, type KeyFigure } from './figures.ts';

const fallback: KeyFigure = 'payout';

export function useChosen() {
  const [address, setAddress] = useSearchParams();
  const figure = keyFigures.find((name) => name === address.get('kpi')) ?? fallback;
  const isTable = address.get('view') === 'table';
  const change = (name: string, value: string | null) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    figure,
    isTable,
    choose: (chosen: KeyFigure) => change('kpi', chosen === fallback ? null : chosen),
    showTable: (shown: boolean) => change('view', shown ? 'table' : null),
  };
}
