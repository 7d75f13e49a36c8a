import type { BulkCommand, SelectedRow } from '#machines/bulk-command/bulk-command.machine.ts';
import type { Bulk } from '#portal/bulk-command.ts';
import { Button } from '#ui/controls/button.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Pause, Play, Trash2, X, type LucideIcon } from 'lucide-react';

const appearances: Record<BulkCommand, { icon: LucideIcon; label: MessageDescriptor }> = {
  pause: { icon: Pause, label: msg`Pause` },
  unpause: { icon: Play, label: msg`Resume` },
  withdraw: { icon: X, label: msg`Withdraw` },
  remove: { icon: Trash2, label: msg`Delete` },
};

type BulkButtonsProps = { bulk: Bulk; commands: readonly BulkCommand[]; rows: readonly SelectedRow[] };

export function BulkButtons({ bulk, commands, rows }: BulkButtonsProps) {
  const { i18n } = useLingui();
  return commands.map((command) => {
    const { icon, label } = appearances[command];
    const { count, whyNot } = bulk.scopeOf(command, rows);
    return (
      <Button
        key={command}
        writes
        size="sm"
        icon={icon}
        disabledReason={whyNot && i18n._(whyNot)}
        onClick={() => bulk.start(command, rows)}
      >
        {count > 0 ? `${i18n._(label)} (${count})` : i18n._(label)}
      </Button>
    );
  });
}
