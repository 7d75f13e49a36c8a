import { query } from '#api/queries.ts';
import { offerParts, type OfferDetails } from '#contract/offer-parts.ts';
import { FormPlace } from '#fields/form-place.tsx';
import { useOfferCommand } from '#portal/use-offer-command.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { href } from '#routes';
import { Button } from '#ui/controls/button.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { SideDialog } from '#ui/overlays/side-dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { NetworkNames } from '#i18n/network-text.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'wouter';
import { ApprovalBadge } from '../approval-badge.tsx';
import { EndedBadge } from '../ended-badge.tsx';
import { hasEnded } from '../has-ended.ts';
import { Substitute } from '../substitute.tsx';
import { OfferStep } from './offer-step.tsx';
import { OfferFacts } from './offer-facts.tsx';

type OfferDialogProps = { id: number; onClose: () => void };

function Meta({ offer }: { offer: OfferDetails }) {
  return (
    <>
      {offer.id} · <NetworkNames>{offer.category.name}</NetworkNames>{' '}
      {hasEnded(offer) ? <EndedBadge /> : <ApprovalBadge offer={offer} />}
    </>
  );
}

const Ended = ({ offer: { substitute } }: { offer: OfferDetails }) => (
  <Callout tone="warning" title={<Trans>This offer has ended</Trans>}>
    <Trans>Its links lead nowhere any more. Take them off your pages.</Trans>{' '}
    <Substitute of={substitute ?? null} />
  </Callout>
);

// An application that was made has its own next step.
const canBegin = ({ approval, campaign_id: campaignId }: OfferDetails) =>
  !approval || (approval.status === 'approved' && campaignId === null);

function Offered({ offer, onClose }: { offer: OfferDetails; onClose: () => void }) {
  const isPaused = offer.status === 'paused';
  const isBlocked = isPaused && canBegin(offer);
  const step = isBlocked ? null : <OfferStep offer={offer} onClose={onClose} />;
  return (
    <>
      {isPaused ? (
        <Callout tone="warning" title={<Trans>The advertiser has paused this offer</Trans>}>
          {isBlocked ? <Trans>You can apply for it or run it once it is active again.</Trans> : null}
        </Callout>
      ) : null}
      <p>
        <NetworkNames>{offer.description}</NetworkNames>
      </p>
      {hasEnded(offer) ? <Ended offer={offer} /> : step}
    </>
  );
}

function Missing({ id, onClose }: OfferDialogProps) {
  return (
    <>
      <p>
        <Trans>Offer {id} has ended, or it is not for everybody.</Trans>
      </p>
      <FormActions>
        <Button variant="primary" onClick={onClose}>
          <Trans>Find other offers</Trans>
        </Button>
        <ButtonLink>
          <Link href={href('liveOffers')}>
            <Trans>Go to your offers</Trans>
          </Link>
        </ButtonLink>
      </FormActions>
    </>
  );
}

function useShown({ id, onClose }: OfferDialogProps) {
  const previewUrl = useScreenshotUrl('preview');
  const { data, isError, error, isFetching, refetch } = useQuery(query(offerParts.get, { params: { id } }));
  if (data) {
    return {
      title: data.name,
      meta: <Meta offer={data} />,
      picture: <Preview src={previewUrl(data.preview)} alt="" />,
      facts: <OfferFacts offer={data} />,
      children: <Offered offer={data} onClose={onClose} />,
    };
  }
  const title = <Trans>Offer {id}</Trans>;
  if (!isError) {
    return {
      title,
      picture: <Preview src={undefined} alt="" />,
      facts: <Skeleton width="100%" height={160} />,
      children: <Skeleton width="100%" height={240} />,
    };
  }
  const nothing = { picture: <Preview src={null} alt="" />, facts: null };
  if (error.status === 404) {
    return {
      ...nothing,
      title: <Trans>There is no such offer</Trans>,
      children: <Missing id={id} onClose={onClose} />,
    };
  }
  const again = <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />;
  return { ...nothing, title, children: again };
}

/**
 * One offer over the wall: details and next step (O1, O3). Closing abandons an open command. It stays one dialog: a
 * second one would open over the message of an expired session.
 */
export function OfferDialog({ id, onClose }: OfferDialogProps) {
  const { abandon } = useOfferCommand({ kind: 'offer', id });
  // Closing may be declined to keep input: the command is abandoned when the dialog is gone.
  const leave = useEffectEvent(abandon);
  useEffect(() => () => leave(), []);
  return (
    <FormPlace by="offer">
      <SideDialog open onClose={onClose} {...useShown({ id, onClose })} />
    </FormPlace>
  );
}
