import type { Campaign } from '#contract/campaigns.ts';
import { usePeekAction } from '#lists/use-peek-action.ts';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { RowMenu } from '#ui/tables/row-actions.tsx';
import { PauseButton } from '../commands/pause-button.tsx';
import { usePauseAction } from '../commands/use-pause-action.ts';

type CampaignActionsProps = { campaign: Campaign; onPeek: (campaign: Campaign, from: Element) => void };

export function CampaignActions({ campaign, onPeek }: CampaignActionsProps) {
  const { id, name, status } = campaign;
  const subject = { kind: 'campaign', id, name, status, paused: status === 'paused' } as const;
  const isNarrow = useIsNarrow();
  const pause = usePauseAction(subject);
  const peek = usePeekAction((from) => onPeek(campaign, from));
  return (
    <RowMenu
      name={name}
      actions={[pause.action, peek]}
      main={<PauseButton wide={isNarrow} {...subject} />}
      isMainLasting={!pause.isAtRest}
    />
  );
}
