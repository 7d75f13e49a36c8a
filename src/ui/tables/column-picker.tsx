import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, Columns3 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { columnPicker } from '#styled/recipes';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Input } from '../controls/input.tsx';
import { Popover } from '../overlays/popover.tsx';

type PickableColumn = { id: string; head: string };

type ColumnPickerProps = {
  /** All optional columns. */
  columns: readonly PickableColumn[];
  /** Visible ones, in order. */
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
  onReset: () => void;
  /** Below the list: density. */
  children?: ReactNode;
};

const swapped = (list: readonly string[], from: number, to: number) =>
  list.map((name, nth) => {
    if (nth === from) return list[to] ?? name;
    return nth === to ? (list[from] ?? name) : name;
  });

type PickerRowProps = { column: PickableColumn } & Pick<ColumnPickerProps, 'shown' | 'onChange'>;

function PickerRow({ column: { id, head }, shown, onChange }: PickerRowProps) {
  const { t } = useLingui();
  const styles = columnPicker();
  const at = shown.indexOf(id);
  const last = shown.length - 1;
  return (
    <li className={styles.row}>
      <Checkbox
        label={head}
        checked={at >= 0}
        disabled={at === 0 && last === 0}
        onChange={() => onChange(at >= 0 ? shown.filter((one) => one !== id) : [...shown, id])}
      />
      {at >= 0 ? (
        <span className={styles.moves}>
          <IconButton
            size="sm"
            icon={ChevronUp}
            label={t`Move ${head} up`}
            disabledReason={at === 0 ? t`It is the first column` : null}
            onClick={() => onChange(swapped(shown, at, at - 1))}
          />
          <IconButton
            size="sm"
            icon={ChevronDown}
            label={t`Move ${head} down`}
            disabledReason={at === last ? t`It is the last column` : null}
            onClick={() => onChange(swapped(shown, at, at + 1))}
          />
        </span>
      ) : null}
    </li>
  );
}

/** Shows, hides and reorders the columns of a table; at least one stays. */
export function ColumnPicker({ columns, shown, onChange, onReset, children }: ColumnPickerProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const hidden = columns.filter(({ id }) => !shown.includes(id));
  const ordered = [...shown.flatMap((id) => columns.find((column) => column.id === id) ?? []), ...hidden];
  const found = ordered.filter(({ head }) => head.toLocaleLowerCase().includes(search.toLocaleLowerCase()));
  const some = shown.length;
  const all = columns.length;
  return (
    <Popover
      label={t`Columns`}
      trigger={
        <Button icon={Columns3}>
          <Trans>Columns</Trans>
        </Button>
      }
      head={
        <Input
          type="search"
          aria-label={t`Find a column`}
          placeholder={t`Find a column`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      }
      foot={
        <>
          <Button variant="ghost" size="sm" onClick={onReset}>
            <Trans>Reset</Trans>
          </Button>
          <Trans>
            {some} of {all} shown
          </Trans>
        </>
      }
    >
      <ul className={columnPicker().list}>
        {found.map((column) => (
          <PickerRow key={column.id} column={column} shown={shown} onChange={onChange} />
        ))}
      </ul>
      {children}
    </Popover>
  );
}
