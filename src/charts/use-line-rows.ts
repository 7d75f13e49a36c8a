import { useLingui } from '@lingui/react/macro';
import type { Line, Slot } from './line-model.ts';

type Rows = (string | number | null)[][];

/** The numbers of lines as rows below their heads, point by point; `headOf` a line: amounts name their currency. */
export function useLineRows(headOf: (line: Line) => string) {
  const { t } = useLingui();
  return (slots: readonly Slot[], lines: readonly Line[]): Rows => {
    const compared = lines.filter(({ before }) => before !== null);
    const heads = [
      t`Time (UTC)`,
      ...lines.map(headOf),
      ...(compared.length > 0 ? [t`Compared with`] : []),
      ...compared.map((line) => {
        const head = headOf(line);
        return t`${head}, before`;
      }),
    ];
    const rows = slots.map(({ id, before }, index) => [
      id,
      ...lines.map(({ values }) => values[index] ?? null),
      ...(compared.length > 0 ? [before] : []),
      ...compared.map((line) => line.before?.[index] ?? null),
    ]);
    return [heads, ...rows];
  };
}
