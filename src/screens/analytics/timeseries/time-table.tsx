import type { Slot } from '#charts/line-model.ts';
import type { Kpi } from '#contract/analytics.ts';
import { SumChange, useComparison } from '#figures/comparison.tsx';
import { useFigures } from '#figures/use-figures.ts';
import { Delta } from '#ui/figures/delta.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { linesOf, type KpiLine } from '../lines.ts';
import type { Analytics } from '../use-analytics.ts';
import type { View } from '../use-view.ts';
import { formerValues } from './former-values.ts';
import { useSlots } from './use-slots.ts';

type Row = Slot & { index: number };

const whole = { hours: null, isWhole: true } as const;

function useChanges(view: View) {
  const { t } = useLingui();
  const compare = useComparison();
  return ({ id, name, values, before }: KpiLine): Column<Row> => {
    const former = formerValues({ values, before }, view);
    return {
      id: `${id} change`,
      head: t`${name}, change`,
      hint: view.compared ? t`Against the compared period` : t`Against the row above`,
      numeric: true,
      cell: ({ index }) => {
        const { delta } = compare(id, { now: values[index], before: former[index], parts: whole });
        return delta ? <Delta {...delta}>{delta.text}</Delta> : '–';
      },
    };
  };
}

function useColumns(lines: readonly KpiLine[], view: View): Column<Row>[] {
  const { t } = useLingui();
  const changeColumn = useChanges(view);
  const before = lines.map(({ id, name, before: values, write }) => ({
    id: `${id} before`,
    head: t`${name}, before`,
    numeric: true,
    cell: ({ index }: Row) => write(values?.[index] ?? null),
  }));
  return [
    { id: 'time', head: t`Time (UTC)`, name: true, cell: (row) => row.name },
    ...lines.flatMap((line) => [
      {
        id: line.id,
        head: line.name,
        numeric: true,
        cell: ({ index }: Row) => line.write(line.values[index] ?? null),
      },
      changeColumn(line),
    ]),
    ...(view.compared
      ? [
          { id: 'compared', head: t`Compared with`, numeric: true, cell: (row: Row) => row.before ?? '–' },
          ...before,
        ]
      : []),
  ];
}

const TotalChange = ({ kpi, now, before, parts }: NonNullable<View['equal']> & { kpi: Kpi }) => (
  <SumChange kpi={kpi} now={now[kpi]} before={before[kpi]} parts={parts} />
);

const noPeriod: View['now'] = { range: { from: '', to: '' }, figures: {}, points: [] };
const nothing: View = {
  now: noPeriod,
  compared: noPeriod,
  interval: 'day',
  at: new Date(0),
  equal: null,
};

// `view` is null while loading.
type TimeTableProps = { view: View | null } & Pick<Analytics, 'kpis'>;

function useTotal(shown: View | null, kpis: TimeTableProps['kpis']) {
  const { t } = useLingui();
  const figures = useFigures();
  return (column: string) => {
    if (column === 'time') return t`Total`;
    const [id = '', part] = column.split(' ');
    const kpi = kpis.find((one) => one === id);
    if (!kpi || !shown) return null;
    if (part === 'change') return shown.equal ? <TotalChange kpi={kpi} {...shown.equal} /> : '–';
    const period = part === 'before' ? shown.compared : shown.now;
    return period ? figures.write(kpi)(period.figures[kpi] ?? null) : null;
  };
}

/** The numbers of the chart, point by point, the sums of all of them first. */
export const TimeTable = memo(function TimeTable({ view, kpis }: TimeTableProps) {
  const { t } = useLingui();
  const figures = useFigures();
  const shown = view?.now.points ? view : null;
  const lines = shown ? linesOf(shown, kpis, figures) : [];
  const slots = useSlots(shown ?? nothing);
  const total = useTotal(shown, kpis);
  return (
    <Card flush>
      <Table
        label={t`Figures over time`}
        density="compact"
        columns={useColumns(lines, shown ?? nothing)}
        rows={shown ? slots.map((slot, index) => ({ ...slot, index })) : null}
        rowKey={({ id }) => id}
        totals={shown ? total : undefined}
      />
    </Card>
  );
});
