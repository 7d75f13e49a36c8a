import { Trans } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '../controls/button.tsx';

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
