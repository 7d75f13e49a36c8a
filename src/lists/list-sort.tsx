import { Select } from '#ui/controls/select.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { PhoneLine } from '#ui/layout/toolbar.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { useLingui } from '@lingui/react/macro';
import type { ListShape } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';

type Sorted = Pick<Column<never>, 'id' | 'head' | 'numeric' | 'name'>;

// Both directions of a column, descending first for figures and days, as in the table head.
function useWays() {
  const { t } = useLingui();
  return ({ id, head, numeric, name }: Sorted) => {
    const up = { value: id };
    const down = { value: `-${id}` };
    if (name) {
      return [
        { ...up, label: t`${head}: A to Z` },
        { ...down, label: t`${head}: Z to A` },
      ];
    }
    const [first, last] = numeric
      ? [t`${head}: highest first`, t`${head}: lowest first`]
      : [t`${head}: newest first`, t`${head}: oldest first`];
    return [
      { ...down, label: first },
      { ...up, label: last },
    ];
  };
}

/** The sort menu of phones, where the table has no head (L7). */
export function ListSort({ shape, columns }: { shape: ListShape; columns: readonly Sorted[] }) {
  const { t } = useLingui();
  const waysOf = useWays();
  const [{ sort }, change] = useListSearch(shape);
  const isNarrow = useIsNarrow();
  const sorted = columns.filter(({ id }) => shape.sorts.includes(id));
  if (!isNarrow || sorted.length === 0) return null;
  return (
    <PhoneLine>
      <Select
        variant="quiet"
        label={t`Sort by`}
        value={sort}
        onChange={(value) => change({ sort: value })}
        items={sorted.flatMap(waysOf)}
      />
    </PhoneLine>
  );
}
