import type { Postback } from '#contract/postbacks.ts';
import { PeekButton } from '#lists/peek-button.tsx';
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
  /** Absent beside the editor. */
  onPeek: ((from: Element) => void) | undefined;
};

export function PostbackActions({
  postback: { id, name, url },
  commands,
  open,
  onPeek,
}: PostbackActionsProps) {
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
      {onPeek ? <PeekButton name={name} onOpen={onPeek} /> : null}
    </RowActions>
  );
}
