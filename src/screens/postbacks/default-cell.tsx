import type { Postback } from '#contract/postbacks.ts';
import { textOfAll } from '#i18n/error-messages.ts';
import type { PostbackCommands } from '#portal/postback-command.ts';
import { Badge } from '#ui/content/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw, Star, Undo2 } from 'lucide-react';

function Undo({ commands }: { commands: PostbackCommands }) {
  const { i18n } = useLingui();
  if (commands.state === 'undoFailed') {
    const why = textOfAll(commands.messages, i18n);
    return (
      <Button writes size="sm" variant="danger" icon={RotateCcw} tip={why} onClick={commands.undo}>
        <Trans>Try again</Trans>
      </Button>
    );
  }
  return (
    <Button writes size="sm" icon={Undo2} busy={commands.isBusy} onClick={commands.undo}>
      <Trans>Undo</Trans>
    </Button>
  );
}

type DefaultCellProps = {
  postback: Postback;
  commands: PostbackCommands;
  /** The current default; undefined while loading. */
  former: Postback | null | undefined;
};

const undoStates: ReadonlySet<string | undefined> = new Set(['undoable', 'undoing', 'undoFailed']);

export function DefaultCell({ postback, commands, former }: DefaultCellProps) {
  const { t, i18n } = useLingui();
  const { id, is_default, level, status, name } = postback;
  if (is_default) {
    const isNew = undoStates.has(commands.state) && commands.asked?.id === id;
    return (
      <>
        <Badge tone="accent" icon={Star}>
          <Trans>Default</Trans>
        </Badge>{' '}
        {isNew ? <Undo commands={commands} /> : null}
      </>
    );
  }
  const formerDefault = former === undefined ? undefined : (former?.id ?? null);
  const request = { command: 'setDefault', id, level, status, formerDefault } as const;
  const whyNot = commands.whyNot(request);
  return (
    <Button
      writes
      size="sm"
      variant="link"
      disabledReason={whyNot && i18n._(whyNot)}
      aria-label={t`Set as default: ${name}`}
      onClick={() => commands.ask(request)}
    >
      <Trans>Set as default</Trans>
    </Button>
  );
}
