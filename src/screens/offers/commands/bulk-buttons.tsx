import type { BulkCommand } from '#machines/bulk-command/bulk-command.machine.ts';
import type { Bulk } from '#portal/bulk-command.ts';
import { Button } from '#ui/controls/button.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Pause, Play, type LucideIcon } from 'lucide-react';

/** A selected row. */
export type Ticked = { id: number; name: string; status: 'running' | 'paused' | 'other' };

type Words = {
  takes: Ticked['status'];
  icon: LucideIcon;
  label: MessageDescriptor;
  why: MessageDescriptor;
};

const words: Record<BulkCommand, Words> = {
  pause: { takes: 'running', icon: Pause, label: msg`Pause`, why: msg`None of the selected rows is running` },
  unpause: { takes: 'paused', icon: Play, label: msg`Resume`, why: msg`None of the selected rows is paused` },
};
const commands = ['pause', 'unpause'] as const;

export function BulkButtons({ bulk, rows }: { bulk: Bulk; rows: readonly Ticked[] }) {
  const { i18n } = useLingui();
  return commands.map((command) => {
    const { takes, icon, label, why } = words[command];
    const taken = rows.filter(({ status }) => status === takes);
    return (
      <Button
        key={command}
        writes
        size="sm"
        icon={icon}
        disabledReason={taken.length === 0 ? i18n._(why) : null}
        onClick={() => bulk.start(command, taken)}
      >
        {taken.length > 0 ? `${i18n._(label)} (${taken.length})` : i18n._(label)}
      </Button>
    );
  });
}
