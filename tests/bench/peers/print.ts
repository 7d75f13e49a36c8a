import { printTable } from '../table.ts';
import type { Medians } from '../targets.ts';

const unknown = ['', ''];

const shown = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? '-' : value.toFixed(value < 10 && value % 1 > 0 ? 1 : 0);

/** A row for each figure, a column for each site; the last says if the first one leads. */
export function printComparison(
  [own = '', ...others]: readonly string[],
  parts: readonly string[],
  medians: Medians,
): void {
  const rows = parts.flatMap((part) =>
    Object.entries(medians[`${part} ${own}`] ?? {}).map(([figure, reached]) => {
      const theirs = others.map((name) => medians[`${part} ${name}`]?.[figure]);
      const known = theirs.filter((value): value is number => value !== undefined && !Number.isNaN(value));
      const ratio = reached / Math.min(...known);
      const verdict = [ratio.toFixed(2), ratio <= 1 ? 'ahead' : 'behind'];
      const judged = known.length > 0 ? verdict : unknown;
      return [`${part}, ${figure}`, shown(reached), ...theirs.map(shown), ...judged];
    }),
  );
  printTable('Beside peers; ms where nothing else is said, medians', [
    ['', own, ...others, 'of the best', ''],
    ...rows,
  ]);
}
