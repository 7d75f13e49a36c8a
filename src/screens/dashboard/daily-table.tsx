import { Table } from '#ui/table.tsx';
import { useLingui } from '@lingui/react/macro';
import { useDailyFigure, type DailyFigureProps } from './use-daily-figure.ts';

/** The numbers of the chart. */
export function DailyTable(props: DailyFigureProps) {
  const { t } = useLingui();
  const { formats, name, perDay, current, previous, write } = useDailyFigure(props);
  return (
    <Table
      label={perDay}
      density="compact"
      stack={false}
      rows={current.map((point, index) => ({ ...point, before: previous[index] }))}
      rowKey={({ day }) => day}
      columns={[
        { id: 'day', head: t`Day`, name: true, cell: ({ day }) => formats.day(day) },
        { id: 'value', head: name, numeric: true, cell: ({ value }) => write(value) },
        {
          id: 'dayBefore',
          head: t`Compared with`,
          numeric: true,
          cell: ({ before }) => before && formats.day(before.day),
        },
        { id: 'before', head: t`Before`, numeric: true, cell: ({ before }) => write(before?.value) },
      ]}
    />
  );
}
