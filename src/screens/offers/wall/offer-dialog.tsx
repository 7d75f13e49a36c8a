import { query } from '#api/queries.ts';
import { offerParts, type OfferDetails } from '#contract/offer-parts.ts';
import { useOfferCommand } from '#portal/use-offer-command.ts';
import { useScreenshotUrl } from '#portal/use-screenshot-url.ts';
import { href } from '#routes';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { Preview } from '#ui/preview.tsx';
import { SideDialog } from '#ui/side-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ApprovalBadge } from '../approval-badge.tsx';
import { OfferStep } from './offer-step.tsx';
import { OfferFacts } from './offer-facts.tsx';

type OfferDialogProps = { id: number; onClose: () => void };

function OpenOffer({ offer, onClose }: { offer: OfferDetails; onClose: () => void }) {
  const previewUrl = useScreenshotUrl('preview');
  return (
    <SideDialog
      open
      onClose={onClose}
      title={offer.name}
      meta={
        <>
          {offer.id} · <NetworkText>{offer.category.name}</NetworkText> <ApprovalBadge offer={offer} />
        </>
      }
      picture={<Preview src={previewUrl(offer.preview)} alt="" />}
      facts={<OfferFacts offer={offer} />}
    >
      <p>
        <NetworkText>{offer.description}</NetworkText>
      </p>
      <OfferStep offer={offer} onClose={onClose} />
    </SideDialog>
  );
}

/** One offer over the wall: its details, and the next step with it (O1, O3). Closing leaves a question unanswered. */
export function OfferDialog({ id, onClose }: OfferDialogProps) {
  const { abandon } = useOfferCommand({ kind: 'offer', id });
  const { data, isError, error, isFetching, refetch } = useQuery(query(offerParts.get, { params: { id } }));
  const close = () => {
    abandon();
    onClose();
  };
  if (data) return <OpenOffer offer={data} onClose={close} />;
  const isMissing = isError && error.status === 404;
  return (
    <SideDialog
      open
      onClose={close}
      title={isMissing ? <Trans>There is no such offer</Trans> : <Trans>Offer {id}</Trans>}
      picture={<Preview src={isError ? null : undefined} alt="" />}
      facts={isError ? null : <Skeleton width="100%" height={160} />}
    >
      {isMissing ? (
        <>
          <p>
            <Trans>Offer {id} has ended, or it is not for everybody.</Trans>
          </p>
          <FormActions>
            <Button variant="primary" onClick={close}>
              <Trans>Find other offers</Trans>
            </Button>
            <ButtonLink>
              <Link href={href('liveOffers')}>
                <Trans>Go to your offers</Trans>
              </Link>
            </ButtonLink>
          </FormActions>
        </>
      ) : null}
      {isError && !isMissing ? (
        <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {isError ? null : <Skeleton width="100%" height={240} />}
    </SideDialog>
  );
}
