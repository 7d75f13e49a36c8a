import type { NoticeAction } from '#machines/notifications/notifications.machine.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw, Undo2, type LucideIcon } from 'lucide-react';

const actions: Record<
  Exclude<NoticeAction['name'], 'copy'>,
  { label: MessageDescriptor; icon: LucideIcon }
> = {
  undo: { label: msg`Undo`, icon: Undo2 },
  refresh: { label: msg`Refresh`, icon: RefreshCw },
};

type OfferedProps = { action: NoticeAction; onChoose: (id: string) => void };

/** The button of what a notice offers, on screen and in the tray. */
export function Offered({ action: { name, id }, onChoose }: OfferedProps) {
  const { i18n, t } = useLingui();
  if (name === 'copy') return <CopyButton text={id} label={t`Copy error code`}>{t`Copy`}</CopyButton>;
  return (
    <Button size="sm" icon={actions[name].icon} onClick={() => onChoose(id)}>
      {i18n._(actions[name].label)}
    </Button>
  );
}
