import type { Campaign } from '#contract/campaigns.ts';
import { useFormats } from '#i18n/formats.tsx';
import { PeekPanel } from '#lists/peek-panel.tsx';
import type { PeekProps } from '#lists/use-peek.ts';
import { href } from '#routes';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { CampaignBadge } from '../campaign-badge.tsx';
import { PauseButton } from '../commands/pause-button.tsx';
import { BestLink } from './best-link.tsx';
import { PeekFigures } from './peek-figures.tsx';

function Times({ offer, started_at, created_at }: Campaign) {
  const { dateTime } = useFormats();
  const items = [
    { id: 'offer', term: <Trans>Offer</Trans>, details: offer.name },
    { id: 'started', term: <Trans>Started</Trans>, details: started_at && dateTime(new Date(started_at)) },
    { id: 'created', term: <Trans>Created</Trans>, details: dateTime(new Date(created_at)) },
  ];
  return <DefinitionList items={items.filter(({ details }) => details)} />;
}

/** A campaign beside its list (O4): state, figures, the best link of its offer and its commands. */
export function CampaignPeek({ row, place }: PeekProps<Campaign>) {
  const { id, name, status, offer, approval_id, figures } = row;
  const details = href('liveOfferDetails', { id: String(approval_id), type: 'live' });
  return (
    <PeekPanel
      place={place}
      name={name}
      badge={<CampaignBadge of={row} />}
      actions={
        <>
          <ButtonLink variant="primary">
            <Link href={`${details}?tab=campaigns&campaign=${id}`}>
              <Trans>Open details</Trans>
            </Link>
          </ButtonLink>
          <PauseButton wide kind="campaign" {...{ id, name, status }} paused={status === 'paused'} />
        </>
      }
    >
      <Times {...row} />
      <PeekFigures figures={figures} />
      <BestLink offerId={offer.id} />
    </PeekPanel>
  );
}
