import { ColumnPicker } from '#ui/tables/column-picker.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { useLingui } from '@lingui/react/macro';
import { densities, type Density, type ListSearch, type ListShape } from './list-search.ts';
import type { ChangeList } from './use-list-search.ts';

// Columns by the address: fixed ones stay in place, the others follow `names`.
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  shape: ListShape,
  names: readonly string[],
): readonly Column<Row>[] {
  const isFixed = ({ id }: Column<Row>) => !shape.columns.includes(id);
  const firstMovable = columns.findIndex((column) => !isFixed(column));
  const usual = shape.shown ?? shape.columns;
  const shown = names.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return [
    ...columns.slice(0, firstMovable).filter(isFixed),
    // What somebody has added does not give way.
    ...shown.map((column) => ({ ...column, stays: !usual.includes(column.id) })),
    ...columns.slice(firstMovable).filter(isFixed),
  ];
}

type ListColumnsProps = {
  shape: ListShape;
  columns: readonly Pick<Column<never>, 'id' | 'head'>[];
  listSearch: ListSearch;
  onChange: ChangeList;
};

export function ListColumns({ shape, columns, listSearch, onChange }: ListColumnsProps) {
  const { t } = useLingui();
  const names: Record<Density, string> = { default: t`Comfortable`, compact: t`Compact` };
  return (
    <ColumnPicker
      columns={columns.filter(({ id }) => shape.columns.includes(id))}
      shown={listSearch.columns}
      onChange={(shown) => onChange({ columns: shown })}
      onReset={() => onChange({ columns: shape.shown ?? shape.columns, density: densities[0] })}
    >
      <Segment
        block
        label={t`Density`}
        value={listSearch.density}
        onChange={(density) => onChange({ density })}
        items={densities.map((value) => ({ value, label: names[value] }))}
      />
    </ColumnPicker>
  );
}
