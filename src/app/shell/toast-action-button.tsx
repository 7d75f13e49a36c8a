import type { ToastAction } from '#machines/toasts/toasts.machine.ts';
import { routes } from '#routes';
import { Button } from '#ui/controls/button.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw, Undo2, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';

const actions: Record<
  Exclude<ToastAction['name'], 'copy' | 'open'>,
  { label: MessageDescriptor; icon: LucideIcon }
> = {
  undo: { label: msg`Undo`, icon: Undo2 },
  refresh: { label: msg`Refresh`, icon: RefreshCw },
};

const pageAt = (path: string) => Object.values(routes).find((route) => route.path === path);

type ToastActionButtonProps = { action: ToastAction; onChoose: (id: string) => void };

/** On a toast and in the notification centre. */
export function ToastActionButton({ action: { name, id }, onChoose }: ToastActionButtonProps) {
  const { i18n, t } = useLingui();
  if (name === 'copy') {
    return <CopyButton size="sm" text={id} label={t`Copy error code`}>{t`Copy`}</CopyButton>;
  }
  if (name === 'open') {
    const { nav, title } = pageAt(id) ?? {};
    const label = nav?.label ?? title;
    const page = label ? i18n._(label) : id;
    return (
      <ButtonLink size="sm">
        <Link href={id} onClick={() => onChoose(id)}>
          {t`Open ${{ page }}`}
        </Link>
      </ButtonLink>
    );
  }
  return (
    <Button size="sm" icon={actions[name].icon} onClick={() => onChoose(id)}>
      {i18n._(actions[name].label)}
    </Button>
  );
}
