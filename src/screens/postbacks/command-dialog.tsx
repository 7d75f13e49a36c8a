import type { PostbackCommand } from '#machines/postback-command/postback-command.machine.ts';
import type { PostbackCommands } from '#portal/postback-command.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Words = { title: ReactNode; text: ReactNode; confirm: ReactNode };
type Named = { name: string; former: string | null; isDefault: boolean };

const words: Record<PostbackCommand, (named: Named) => Words> = {
  setDefault: ({ name, former }) => ({
    title: <Trans>Make “{name}” the default?</Trans>,
    text:
      former === null ? (
        <Trans>It will also be called for conversions that no other postback matches.</Trans>
      ) : (
        <Trans>
          It will also be called for conversions that no other postback matches. “{former}” stops standing in
          for them; it is still called for the conversions that it matches itself.
        </Trans>
      ),
    confirm: <Trans>Set as default</Trans>,
  }),
  remove: ({ name, isDefault }) => ({
    title: <Trans>Delete “{name}”?</Trans>,
    text: isDefault ? (
      <Trans>
        It is not called any more, also for conversions that are still queued, and there will be no default
        postback. This cannot be undone.
      </Trans>
    ) : (
      <Trans>
        It is not called any more, also for conversions that are still queued. This cannot be undone.
      </Trans>
    ),
    confirm: <Trans>Delete</Trans>,
  }),
};

type CommandDialogProps = Named & { command: PostbackCommand; commands: PostbackCommands };

export function CommandDialog({ command, commands, ...named }: CommandDialogProps) {
  const { title, text, confirm } = words[command](named);
  return (
    <ConfirmDialog
      open
      command={commands}
      title={title}
      confirm={confirm}
      isHarmless={command !== 'remove'}
      size="sm"
    >
      {text}
    </ConfirmDialog>
  );
}
