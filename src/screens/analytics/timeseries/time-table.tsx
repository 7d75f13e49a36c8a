import type { Kpi } from '#contract/analytics.ts';
import { daysOfInterval } from '#i18n/day-ranges.ts';
import { SumChange, useCountedPart } from '#figures/comparison.tsx';
import { useFigures } from '#figures/use-figures.ts';
import { Card } from '#ui/layout/card.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { Table, type Column } from '#ui/tables/table.tsx';
import { useLingui } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import { RowsOfFigure } from '../log/rows-of-figure.tsx';
import { linesOf, type KpiLine } from '../lines.ts';
import type { Analytics } from '../use-analytics.ts';
import type { View } from '../use-view.ts';
import { useChangeColumn, type TimeRow } from './use-change-column.ts';
import { TimeToolbar } from './time-toolbar.tsx';
import { useSlots } from './use-slots.ts';

// What is compared says so where no head stands above it.
function useVersus() {
  const { t } = useLingui();
  return (former: string) => t`vs\u00A0${former}`;
}

function useColumns(lines: readonly KpiLine[], view: View): Column<TimeRow>[] {
  const { t } = useLingui();
  const changeColumn = useChangeColumn(view);
  const versus = useVersus();
  const before = lines.map(({ id, name, before: values, write }) => ({
    id: `${id} before`,
    head: t`${name}, before`,
    numeric: true,
    aside: { under: id, cell: ({ index }: TimeRow) => versus(write(values?.[index] ?? null)) },
    cell: ({ index }: TimeRow) => write(values?.[index] ?? null),
  }));
  return [
    { id: 'time', head: t`Time (UTC)`, name: true, oneLine: true, cell: (row) => row.name },
    ...lines.flatMap((line) => [
      {
        id: line.id,
        head: line.name,
        numeric: true,
        cell: ({ id, index }: TimeRow) => {
          const value = line.values[index] ?? null;
          // The days of a log are whole ones.
          if (view.interval === 'hour') return line.write(value);
          const range = daysOfInterval(id, view.interval, view.now.range);
          return (
            <RowsOfFigure kpi={line.id} value={value} narrowed={{ range }}>
              {line.write(value)}
            </RowsOfFigure>
          );
        },
      },
      changeColumn(line, line.id),
    ]),
    ...(view.compared
      ? [
          {
            id: 'compared',
            head: t`Compared with`,
            numeric: true,
            aside: { under: 'time', cell: ({ before: day }: TimeRow) => (day ? versus(day) : '–') },
            cell: (row: TimeRow) => row.before ?? '–',
          },
          ...before,
        ]
      : []),
  ];
}

const noPeriod: View['now'] = { range: { from: '', to: '' }, figures: {}, points: [] };
const nothing: View = {
  now: noPeriod,
  compared: noPeriod,
  begun: null,
  interval: 'day',
  filters: {},
  at: new Date(0),
  equal: null,
};

// `view` is null while loading.
type TimeTableProps = { view: View | null } & Pick<Analytics, 'kpis'>;

function useFormer() {
  const figures = useFigures();
  const versus = useVersus();
  const countedPart = useCountedPart();
  return (kpi: Kpi, { compared, equal }: View, isAside: boolean) => {
    // As long as not all is over, the change beside it is of the finished part alone.
    const former = figures.write(kpi)((equal ? equal.before : compared?.figures)?.[kpi] ?? null);
    if (equal && !equal.parts.isWhole) return countedPart(equal.parts, former);
    return isAside ? versus(former) : former;
  };
}

function useTotal(shown: View | null, kpis: TimeTableProps['kpis']) {
  const { t } = useLingui();
  const figures = useFigures();
  const former = useFormer();
  return (column: string, isAside: boolean) => {
    if (column === 'time') return t`Total`;
    const [id = '', part] = column.split(' ');
    const kpi = kpis.find((one) => one === id);
    if (!kpi || !shown) return null;
    if (part === 'change') return shown.equal ? <SumChange kpi={kpi} {...shown.equal} /> : '–';
    if (part === 'before') return former(kpi, shown, isAside);
    const value = shown.now.figures[kpi] ?? null;
    return (
      <RowsOfFigure kpi={kpi} value={value}>
        {figures.write(kpi)(value)}
      </RowsOfFigure>
    );
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
  const region = useRef<HTMLDivElement>(null);
  // Blocks of a phone have the compared figures below their own, which placeholders have not.
  const places = useIsNarrow() ? 22 : 8;
  return (
    <div ref={region}>
      <Card flush label={t`Figures over time`}>
        <TimeToolbar {...{ view: shown, slots, lines, region }} />
        <Table
          label={t`Figures over time`}
          density="compact"
          columns={useColumns(lines, shown ?? nothing)}
          loadingRows={places}
          rows={shown ? slots.map((slot, index) => ({ ...slot, index })) : null}
          rowKey={({ id }) => id}
          totals={shown ? total : undefined}
        />
      </Card>
    </div>
  );
});
