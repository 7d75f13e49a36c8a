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
      <Button writes size="sm" variant="danger" icon={RotateCcw} title={why} onClick={commands.undo}>
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
  const { t } = useLingui();
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
  const why = () => {
    if (level !== 'global' || status !== 'active') {
      return t`Only an active postback for all offers can be the default`;
    }
    return former === undefined ? t`It is not known yet which postback is the default` : null;
  };
  return (
    <Button
      writes
      size="sm"
      variant="ghost"
      disabledReason={why()}
      aria-label={t`Set as default: ${name}`}
      onClick={() => commands.ask({ command: 'setDefault', id, formerDefault: former?.id ?? null })}
    >
      <Trans>Set as default</Trans>
    </Button>
  );
}
