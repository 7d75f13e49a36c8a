import type { Approval } from '#contract/approvals.ts';
import { href } from '#routes';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { RowActions } from '#ui/tables/row-actions.tsx';
import { Trans } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import { Link } from 'wouter';
import { PauseButton } from '../commands/pause-button.tsx';

export function LiveActions({ approval }: { approval: Approval }) {
  const { id, offer, paused } = approval;
  return (
    <RowActions>
      <ButtonLink icon={Link2}>
        <Link href={`${href('liveOfferDetails', { id: String(id), type: 'live' })}?tab=tracking-links`}>
          <Trans>Get link</Trans>
        </Link>
      </ButtonLink>
      <PauseButton kind="offer" id={offer.id} name={offer.name} paused={paused} />
    </RowActions>
  );
}
