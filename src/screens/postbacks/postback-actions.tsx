import type { Postback } from '#contract/postbacks.ts';
import type { PostbackCommands } from '#portal/postback-command.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { RowActions } from '#ui/tables/row-actions.tsx';
import { useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';

type PostbackActionsProps = {
  postback: Postback;
  commands: PostbackCommands;
  open: (id: number) => void;
};

export function PostbackActions({ postback: { id, name, url }, commands, open }: PostbackActionsProps) {
  const { t } = useLingui();
  return (
    <RowActions>
      <CopyButton text={url} label={t`Copy the address of ${name}`} />
      <IconButton icon={Pencil} label={t`Edit ${name}`} onClick={() => open(id)} />
      <IconButton
        writes
        icon={Trash2}
        label={t`Remove ${name}`}
        onClick={() => commands.ask({ command: 'remove', id })}
      />
    </RowActions>
  );
}
