import type { BulkCommand, SelectedRow } from '#machines/bulk-command/bulk-command.machine.ts';
import type { Bulk } from '#portal/bulk-command.ts';
import { Button } from '#ui/controls/button.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Pause, Play, type LucideIcon } from 'lucide-react';

const looks: Record<BulkCommand, { icon: LucideIcon; label: MessageDescriptor }> = {
  pause: { icon: Pause, label: msg`Pause` },
  unpause: { icon: Play, label: msg`Resume` },
};
const commands = ['pause', 'unpause'] as const;

export function BulkButtons({ bulk, rows }: { bulk: Bulk; rows: readonly SelectedRow[] }) {
  const { i18n } = useLingui();
  return commands.map((command) => {
    const { icon, label } = looks[command];
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
