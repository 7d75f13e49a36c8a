import { query } from '#api/queries.ts';
import { publicCalls, type PublicOffer } from '#contract/public.ts';
import { useGuestHref } from '#portal/use-guest-href.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { Button } from '#ui/controls/button.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { SideDialog } from '#ui/overlays/side-dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { NetworkNames } from '#i18n/network-text.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { PublicOfferFacts } from './offer-facts.tsx';

type PublicOfferDialogProps = { id: number; onClose: () => void };

function OpenOffer({ offer, onClose }: { offer: PublicOffer; onClose: () => void }) {
  const previewUrl = useScreenshotUrl('preview');
  const guestHref = useGuestHref();
  return (
    <SideDialog
      open
      onClose={onClose}
      title={offer.name}
      meta={
        <>
          {offer.id} · <NetworkNames>{offer.category.name}</NetworkNames>
        </>
      }
      picture={<Preview src={previewUrl(offer.preview)} alt="" />}
      facts={<PublicOfferFacts offer={offer} />}
    >
      <p>
        <Trans>Sign in to see the terms and apply. We bring you back to this offer.</Trans>
      </p>
      <FormActions>
        <ButtonLink variant="primary">
          <Link href={guestHref('login')}>
            <Trans>Sign in to apply</Trans>
          </Link>
        </ButtonLink>
        <ButtonLink>
          <Link href={guestHref('register')}>
            <Trans>Create an account</Trans>
          </Link>
        </ButtonLink>
      </FormActions>
    </SideDialog>
  );
}

/** The public view of one offer, over its wall (O2). */
export function PublicOfferDialog({ id, onClose }: PublicOfferDialogProps) {
  const { data, isError, error, isFetching, refetch } = useQuery(
    query(publicCalls.offers, { query: { search: String(id), limit: 10 } }),
  );
  const offer = data?.data.find((found) => found.id === id);
  if (offer) return <OpenOffer offer={offer} onClose={onClose} />;
  return (
    <SideDialog
      open
      onClose={onClose}
      title={data ? <Trans>There is no such offer</Trans> : <Trans>Offer {id}</Trans>}
      picture={<Preview src={isError ? null : undefined} alt="" />}
      facts={data || error ? null : <Skeleton width="100%" height={160} />}
    >
      {data ? (
        <>
          <p>
            <Trans>Offer {id} has ended, or it is not for everybody.</Trans>
          </p>
          <FormActions>
            <Button variant="primary" onClick={onClose}>
              <Trans>Find other offers</Trans>
            </Button>
          </FormActions>
        </>
      ) : null}
      {!data && error ? (
        <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {!data && !error ? <Skeleton width="100%" height={240} /> : null}
    </SideDialog>
  );
}
