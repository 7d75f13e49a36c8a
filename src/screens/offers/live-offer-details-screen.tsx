import { cachedRow } from '#api/cached-row.ts';
import { query } from '#api/queries.ts';
import { approvals, type ApprovalDetails } from '#contract/approvals.ts';
import { useRouteParams } from '#portal/use-route-params.ts';
import { href } from '#routes';
import { Button } from '#ui/controls/button.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Message } from '#ui/feedback/message.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, type ComponentProps } from 'react';
import { SearchX } from 'lucide-react';
import { Link } from 'wouter';
import { DetailsSkeleton } from './details/details-skeleton.tsx';
import { DetailsSubject, type DetailsType } from './details/details-subject.tsx';
import { LiveDetails } from './details/live-details.tsx';
import { PendingDetails } from './details/pending-details.tsx';
import { useWithRemoved } from './details/use-with-removed.ts';

const details = { live: LiveDetails, pending: PendingDetails };
const isType = (type: string): type is DetailsType => Object.hasOwn(details, type);

// An application was decided, or a live offer was withdrawn (O8).
function Elsewhere({ id, type }: { id: string; type: DetailsType }) {
  return (
    <>
      <PageHead title={type === 'live' ? <Trans>This offer is live</Trans> : <Trans>Not live</Trans>} />
      <Callout
        action={
          <ButtonLink variant="primary">
            <Link href={href('liveOfferDetails', { id, type })}>
              <Trans>Open its details</Trans>
            </Link>
          </ButtonLink>
        }
      >
        {type === 'live' ? (
          <Trans>The application was approved, so its details have moved.</Trans>
        ) : (
          <Trans>You are not approved for this offer. Your application says what you can do.</Trans>
        )}
      </Callout>
    </>
  );
}

type FoundProps = { approval: ApprovalDetails; id: string; requested: DetailsType };

function Found({ approval, id, requested }: FoundProps) {
  const type = isType(approval.type) ? approval.type : requested;
  const Details = details[type];
  return type === requested ? <Details approval={approval} /> : <Elsewhere id={id} type={type} />;
}

const goBack = () => window.history.back();

// A refresh would not help.
function Missing({ id }: { id: string }) {
  return (
    <Message
      tone="info"
      icon={SearchX}
      title={<Trans>This offer does not exist</Trans>}
      actions={
        <>
          <ButtonLink variant="primary">
            <Link href={href('liveOffers')}>
              <Trans>Go to your offers</Trans>
            </Link>
          </ButtonLink>
          <ButtonLink>
            <Link href={href('offerWall')}>
              <Trans>Find other offers</Trans>
            </Link>
          </ButtonLink>
          {window.history.length > 1 ? (
            <Button variant="ghost" onClick={goBack}>
              <Trans>Back</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <Trans>
        None of your offers and applications has the number {id}. It was removed, or the link is wrong.
      </Trans>
    </Message>
  );
}

type NotLoadedProps = ComponentProps<typeof FailedState> & { id: string; type: DetailsType };

// As the list that led here names it.
function useKnownName(id: string, type: DetailsType): string {
  const { t } = useLingui();
  const known = cachedRow(useQueryClient(), approvals.list, Number(id));
  return known?.offer.name ?? (type === 'live' ? t`Live offer ${id}` : t`Application ${id}`);
}

function NotLoaded({ id, type, ...failed }: NotLoadedProps) {
  const name = useKnownName(id, type);
  if (failed.failure?.status === 404) return <Missing id={id} />;
  return (
    <>
      <DetailsSubject type={type} title={name} />
      <Card label={name}>
        <FailedState {...failed}>
          <ButtonLink>
            {type === 'live' ? (
              <Link href={href('liveOffers')}>
                <Trans>Go to your offers</Trans>
              </Link>
            ) : (
              <Link href={`${href('liveOffers')}?tab=pending`}>
                <Trans>Go to your applications</Trans>
              </Link>
            )}
          </ButtonLink>
        </FailedState>
      </Card>
    </>
  );
}

/** One offer of the publisher, live or applied for (O3, O8). `{id}` of the address is the approval's. */
export default function LiveOfferDetailsScreen() {
  const { id, type: named } = useRouteParams('liveOfferDetails');
  const type: DetailsType = named === 'live' ? 'live' : 'pending';
  const requested = { params: { id: Number(id) } };
  const { data, error, isFetching, refetch } = useWithRemoved(
    query(approvals.get, requested),
    query(approvals.retrieve, requested),
  );
  // Rendered in slices.
  const isThere = useDeferredValue(data !== undefined);
  return (
    <Page width="wide" aria-busy={isFetching}>
      {data && isThere ? <Found approval={data} id={id} requested={type} /> : null}
      {!data && error ? (
        <NotLoaded id={id} type={type} failure={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {(!data || !isThere) && !error ? <DetailsSkeleton type={type} /> : null}
    </Page>
  );
}
