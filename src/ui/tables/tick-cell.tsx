import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../controls/checkbox.tsx';
import { HiddenText } from '../layout/hidden-text.tsx';

type TickCellProps = {
  className: string;
  /** Accessible name of the row. */
  name: string;
  checked: boolean;
  /** Absent while loading. */
  onChange: (() => void) | undefined;
};

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
