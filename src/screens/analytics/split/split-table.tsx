import { Card } from '#ui/layout/card.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { TimeToolbar } from '../timeseries/time-toolbar.tsx';
import { useChangeColumn, type TimeRow } from '../timeseries/use-change-column.ts';
import { useSlots } from '../timeseries/use-slots.ts';
import { SplitSums } from './split-sums.tsx';
import { useSplitLines, type SplitProps } from './use-split-lines.ts';

/** The numbers of a split, point by point with the change of each line, the sums of all points first. */
export function SplitTable(props: SplitProps) {
  const { t } = useLingui();
  const { view, kpi } = props;
  const region = useRef<HTMLDivElement>(null);
  const slots = useSlots(view);
  const { lines, write } = useSplitLines(props);
  // Another period has no lines: each row is compared with the one above.
  const changeColumn = useChangeColumn({ ...view, compared: null });
  const columns = lines.flatMap(({ drawn }): Column<TimeRow>[] => [
    {
      id: drawn.id,
      head: drawn.name,
      numeric: true,
      cell: ({ index }) => write(drawn.values[index]),
    },
    changeColumn(drawn, kpi),
  ]);
  const total = (column: string, isAside: boolean) => {
    if (column === 'time') return t`Total`;
    const line = lines.find(({ value }) => value === column);
    if (line) return write(line.sums?.[kpi]);
    return isAside ? null : '–';
  };
  return (
    <>
      <SplitSums view={view} split={props.split} />
      <div ref={region}>
        <Card flush label={t`Figures over time`}>
          <TimeToolbar {...{ view, slots, lines: lines.map(({ drawn }) => drawn), region }} />
          <Table
            label={t`Figures over time`}
            density="compact"
            columns={[
              { id: 'time', head: t`Time (UTC)`, name: true, oneLine: true, cell: ({ name }) => name },
              ...columns,
            ]}
            rows={slots.map((slot, index) => ({ ...slot, index }))}
            rowKey={({ id }) => id}
            totals={total}
          />
        </Card>
      </div>
    </>
  );
}
