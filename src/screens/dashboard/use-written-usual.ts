import { useFigures } from '#figures/use-figures.ts';
import { wholeUsual, type Anomaly } from './anomalies.ts';

/** The usual range of a figure, written: the same beside the chart and among the notices. */
export function useWrittenUsual() {
  const { write, definitionOf } = useFigures();
  return ({ figure, usual }: Anomaly): [from: string, to: string] => {
    const { from, to } = definitionOf(figure)?.type === 'integer' ? wholeUsual(usual) : usual;
    return [write(figure)(from), write(figure)(to)];
  };
}
