import type { Approval } from '#contract/approvals.ts';
import { PeekButton } from '#lists/peek-button.tsx';
import { href } from '#routes';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { RowActions } from '#ui/tables/row-actions.tsx';
import { Trans } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import { Link } from 'wouter';
import { PauseButton } from '../commands/pause-button.tsx';

type LiveActionsProps = { approval: Approval; onPeek: (row: Approval, from: Element) => void };

export function LiveActions({ approval, onPeek }: LiveActionsProps) {
  const { id, offer, paused } = approval;
  return (
    <RowActions>
      <ButtonLink icon={Link2}>
        <Link href={`${href('liveOfferDetails', { id: String(id), type: 'live' })}?tab=tracking-links`}>
          <Trans>Get link</Trans>
        </Link>
      </ButtonLink>
      <PauseButton kind="offer" id={offer.id} name={offer.name} paused={paused} />
      <PeekButton name={offer.name} onOpen={(from) => onPeek(approval, from)} />
    </RowActions>
  );
}
