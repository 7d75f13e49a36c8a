import type { Line, Slot } from '#charts/line-model.ts';
import { useFigures } from '#figures/use-figures.ts';
import { Card } from '#ui/layout/card.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { linesOf } from '../lines.ts';
import type { Analytics } from '../use-analytics.ts';
import type { View } from '../use-view.ts';
import { useSlots } from './use-slots.ts';

type Row = Slot & { index: number };

function useColumns(lines: readonly Line[], isCompared: boolean): Column<Row>[] {
  const { t } = useLingui();
  const before = lines.map(({ id, name, before: values, write }) => ({
    id: `${id} before`,
    head: t`${name}, before`,
    numeric: true,
    cell: ({ index }: Row) => write(values?.[index] ?? null),
  }));
  return [
    { id: 'time', head: t`Time (UTC)`, name: true, cell: (row) => row.name },
    ...lines.map(({ id, name, values, write }) => ({
      id,
      head: name,
      numeric: true,
      cell: ({ index }: Row) => write(values[index] ?? null),
    })),
    ...(isCompared
      ? [
          { id: 'compared', head: t`Compared with`, numeric: true, cell: (row: Row) => row.before ?? '–' },
          ...before,
        ]
      : []),
  ];
}

const nothing: View = {
  now: { range: { from: '', to: '' }, figures: {}, points: [] },
  compared: null,
  interval: 'day',
  at: new Date(0),
  equal: null,
};

// `view` is null while loading.
type TimeTableProps = { view: View | null } & Pick<Analytics, 'kpis'>;

/** The numbers of the chart, point by point, the sums of all of them first. */
export const TimeTable = memo(function TimeTable({ view, kpis }: TimeTableProps) {
  const { t } = useLingui();
  const figures = useFigures();
  const shown = view?.now.points ? view : null;
  const lines = shown ? linesOf(shown, kpis, figures) : [];
  const slots = useSlots(shown ?? nothing);
  const total = (column: string) => {
    if (column === 'time') return t`Total`;
    const [id = '', isBefore] = column.split(' ');
    const kpi = kpis.find((one) => one === id);
    const period = isBefore ? shown?.compared : shown?.now;
    return kpi && period ? figures.write(kpi)(period.figures[kpi] ?? null) : null;
  };
  return (
    <Card flush>
      <Table
        label={t`Figures over time`}
        density="compact"
        columns={useColumns(lines, shown?.compared !== null)}
        rows={shown ? slots.map((slot, index) => ({ ...slot, index })) : null}
        rowKey={({ id }) => id}
        totals={shown ? total : undefined}
      />
    </Card>
  );
});
