import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../controls/checkbox.tsx';
import { HiddenText } from '../layout/hidden-text.tsx';

type TickCellProps = {
  className: string;
  /** What the row is called. */
  name: string;
  checked: boolean;
  /** Absent while the row is loading. */
  onChange: (() => void) | undefined;
};

/** Ticks one row of a `Table`. */
export function TickCell({ className, name, checked, onChange }: TickCellProps) {
  const { t } = useLingui();
  return (
    <td className={className}>
      <Checkbox
        label={<HiddenText>{t`Select ${name}`}</HiddenText>}
        checked={checked}
        disabled={!onChange}
        onChange={onChange}
      />
    </td>
  );
}

/** Ticks every row of the page, or none. */
export function TickAll({ checked, onChange }: { checked: boolean; onChange: () => void }) {
  const { t } = useLingui();
  return (
    <Checkbox
      label={<HiddenText>{t`Select all rows of this page`}</HiddenText>}
      checked={checked}
      onChange={onChange}
    />
  );
}
