import { textOfAll } from '#i18n/error-messages.ts';
import { useOfferCommand } from '#portal/use-offer-command.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play, RotateCcw, Undo2 } from 'lucide-react';

export type PauseButtonProps = {
  kind: 'offer' | 'campaign';
  /** The ID of the offer or campaign, not the approval's. */
  id: number;
  name: string;
  paused: boolean;
  /** With a text beside the icon. */
  wide?: boolean;
  /** Of a campaign, which takes commands only between its start and its end. */
  status?: string;
};

/**
 * Pauses or resumes at once; for six seconds afterwards the same button takes it back. A refusal can be tried again. In a row
 * that has no room for a text it stays an icon, so that the table is no wider than its card.
 */
export function PauseButton({ kind, id, name, paused, wide = false, status }: PauseButtonProps) {
  const { t, i18n } = useLingui();
  const command = useOfferCommand({ kind, id, name });
  const { state, isBusy, messages, undo, retry } = command;
  const why = textOfAll(messages, i18n);
  if (state === 'undoable' || state === 'undoing') {
    return wide ? (
      <Button writes icon={Undo2} busy={isBusy} onClick={undo}>
        <Trans>Undo</Trans>
      </Button>
    ) : (
      <IconButton writes icon={Undo2} label={t`Undo`} busy={isBusy} onClick={undo} />
    );
  }
  if (state === 'failed') {
    const failed = { writes: true, icon: RotateCcw, variant: 'danger', title: why, onClick: retry } as const;
    return wide ? (
      <Button {...failed}>
        <Trans>Try again</Trans>
      </Button>
    ) : (
      <IconButton {...failed} label={t`Try again`} />
    );
  }
  const next = paused ? 'unpause' : 'pause';
  const label = paused ? t`Resume ${name}` : t`Pause ${name}`;
  const shared = {
    writes: true,
    icon: paused ? Play : Pause,
    busy: isBusy,
    disabledReason: command.whyNot(next, status),
    onClick: () => command.send(next),
  };
  return wide ? (
    <Button {...shared} aria-label={label}>
      {paused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
    </Button>
  ) : (
    <IconButton {...shared} label={label} />
  );
}
