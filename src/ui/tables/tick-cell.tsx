import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { Button } from '../controls/button.tsx';

type TickCellProps = {
  styles: { tick: string; box: string };
  /** Accessible name of the row. */
  name: string;
  checked: boolean;
  /** Absent while loading; with Shift for a range. */
  onChange: ((isRange: boolean) => void) | undefined;
};

const isShifted = ({ nativeEvent }: SyntheticEvent) =>
  'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;

export function TickCell({ styles, name, checked, onChange }: TickCellProps) {
  const { t } = useLingui();
  return (
    <td className={styles.tick} data-tick="">
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t`Select ${name}`}
        checked={checked}
        disabled={!onChange}
        onChange={(event) => onChange?.(isShifted(event))}
      />
    </td>
  );
}

type TickAllProps = { className: string; checked: boolean; isLoading: boolean; onChange: () => void };

export function TickAll({ className, checked, isLoading, onChange }: TickAllProps) {
  const { t } = useLingui();
  return (
    <input
      type="checkbox"
      className={className}
      aria-label={t`Select all rows of this page`}
      checked={checked}
      disabled={isLoading}
      onChange={onChange}
    />
  );
}

type MoreCellProps = {
  className: string;
  isOpen: boolean;
  /** Absent while loading, and in windows that show the whole row. */
  onChange: ((isOpen: boolean) => void) | undefined;
};

// Expands a row on phones.
export function MoreCell({ className, isOpen, onChange }: MoreCellProps) {
  return (
    <td className={className} data-action="">
      {onChange ? (
        <Button
          variant="ghost"
          endIcon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          onClick={() => onChange(!isOpen)}
        >
          <Trans>Details</Trans>
        </Button>
      ) : null}
    </td>
  );
}
