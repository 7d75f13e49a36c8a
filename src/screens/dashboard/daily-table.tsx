import { Table } from '#ui/tables/table.tsx';
import { useLingui } from '@lingui/react/macro';
import type { DailyFigure } from './use-daily-figure.ts';

export function DailyTable({ daily }: { daily: DailyFigure }) {
  const { t } = useLingui();
  const { formats, perDay, rows, line } = daily;
  return (
    <Table
      label={perDay}
      density="compact"
      rows={rows}
      rowKey={({ day }) => day}
      columns={[
        { id: 'day', head: t`Day`, name: true, cell: (row) => row.name },
        { id: 'value', head: line.name, numeric: true, cell: ({ value }) => line.write(value) },
        {
          id: 'dayBefore',
          head: t`Compared with`,
          numeric: true,
          cell: ({ before }) => (before ? formats.day(before.day) : '–'),
        },
        {
          id: 'before',
          head: t`Before`,
          numeric: true,
          cell: ({ before }) => line.write(before?.value ?? null),
        },
      ]}
    />
  );
}
