import type { Approval } from '#contract/approvals.ts';
import { useFormats } from '#i18n/formats.tsx';
import { applicationAppearances } from '#offers/application-appearances.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { href } from '#routes';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { MediaRow } from '#ui/content/media-row.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { ageOf, Loaded } from './loaded.tsx';
import { MediaSkeleton } from './media-skeleton.tsx';
import type { Part } from './part.ts';
import { mostApplications } from './use-dashboard.ts';

function Application({ approval }: { approval: Approval }) {
  const { date } = useFormats();
  const thumbUrl = useScreenshotUrl('thumb');
  const { id, type, offer, status, applied_at, decided_at } = approval;
  const detailsHref = href('liveOfferDetails', {
    id: String(id),
    type: type === 'live' ? 'live' : 'pending',
  });
  return (
    <MediaRow
      media={<Preview size="md" src={thumbUrl(offer.thumb)} alt="" />}
      title={
        <Link href={detailsHref} data-offer={offer.id}>
          {offer.name}
        </Link>
      }
      meta={
        <>
          <StatusBadge status={status} appearances={applicationAppearances} />
          {date(new Date(decided_at ?? applied_at))}
        </>
      }
    />
  );
}

const allOfThem = `${href('liveOffers')}?tab=pending`;

export function ApplicationsCard({
  applications,
}: {
  applications: Part<{ data: Approval[]; total: number }>;
}) {
  const total = applications.data?.total ?? 0;
  return (
    <Card
      title={<Trans>Applications</Trans>}
      busy={applications.isBusy}
      end={
        total > 0 ? (
          <ArrowLink>
            <Link href={allOfThem}>
              <Trans>All {total}</Trans>
            </Link>
          </ArrowLink>
        ) : null
      }
      foot={ageOf(applications)}
    >
      <Loaded
        part={applications}
        skeleton={
          <CardBody>
            <MediaSkeleton count={mostApplications} size="md" />
          </CardBody>
        }
      >
        {({ data }) =>
          data.length > 0 ? (
            <CardBody isShort>
              {data.map((approval) => (
                <Application key={approval.id} approval={approval} />
              ))}
            </CardBody>
          ) : (
            <EmptyState text={<Trans>Applications wait here until the network decides.</Trans>}>
              <ButtonLink>
                <Link href={href('offerWall')}>
                  <Trans>Find an offer</Trans>
                </Link>
              </ButtonLink>
            </EmptyState>
          )
        }
      </Loaded>
    </Card>
  );
}
