import { useOfferCommand, type CommandState } from '#portal/use-offer-command.ts';
import type { RowAction } from '#ui/tables/row-actions.tsx';
import { useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import type { PauseButtonProps } from './pause-button.tsx';

const atRest: ReadonlySet<CommandState> = new Set(['idle', 'confirming', 'undone', 'succeeded']);

/** Pausing or resuming from the menu of a row; until it is `atRest` again, the row shows the button itself. */
export function usePauseAction({ kind, id, name, paused, status }: PauseButtonProps) {
  const { t } = useLingui();
  const command = useOfferCommand({ kind, id, name });
  const next = paused ? 'unpause' : 'pause';
  const action: RowAction = {
    id: next,
    label: paused ? t`Resume` : t`Pause`,
    icon: paused ? Play : Pause,
    writes: true,
    disabledReason: command.whyNot(next, status),
    onSelect: () => command.send(next),
  };
  return { action, isAtRest: atRest.has(command.state) };
}
