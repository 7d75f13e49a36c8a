import { textOfAll } from '#i18n/error-messages.ts';
import type { PostbackCommand } from '#machines/postback-command/postback-command.machine.ts';
import type { PostbackCommands } from '#portal/postback-command.ts';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Trans, useLingui } from '@lingui/react/macro';
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
    title: <Trans>Remove “{name}”?</Trans>,
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
    confirm: <Trans>Remove</Trans>,
  }),
};

type CommandDialogProps = Named & { command: PostbackCommand; commands: PostbackCommands };

/** Asks once before a postback becomes the default or is removed, and says why if it was refused. */
export function CommandDialog({ command, commands, ...named }: CommandDialogProps) {
  const { i18n } = useLingui();
  const { title, text, confirm } = words[command](named);
  const { isBusy, messages, abandon } = commands;
  const whileBusy = useWhileBusy(isBusy);
  return (
    <Dialog
      open
      onClose={abandon}
      size="sm"
      title={title}
      actions={
        <>
          <Button onClick={abandon} why={whileBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            writes
            variant={command === 'remove' ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={commands.confirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {messages.length > 0 ? (
        <Callout tone="error" live>
          {textOfAll(messages, i18n)}
        </Callout>
      ) : null}
    </Dialog>
  );
}
