import { DashedEnd } from '#charts/dashed-end.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { Trans } from '@lingui/react/macro';
import { chartHeight, sumCount } from './overview-figures.tsx';
import { PayoutPlaces } from './payout-table.tsx';
import { PreviewCard } from './preview-card.tsx';
import { TermsSkeleton } from './terms-skeleton.tsx';

// By how wide the texts run, on phones and elsewhere.
const phone = { countries: 4, description: 70, kinds: [5, 2], cap: 96 };
const wide = { countries: 3, description: 32, kinds: [2, 1], cap: 80 };

function Aside() {
  const { countries, cap } = useIsNarrow() ? phone : wide;
  return (
    <>
      <PreviewCard src={undefined} />
      <TermsSkeleton title={<Trans>Terms</Trans>} lines={[1, 1, countries, 1, 1]} />
      <Card title={<Trans>Caps</Trans>} busy>
        <CardBody>
          <Skeleton width="100%" height={cap} />
        </CardBody>
      </Card>
      <TermsSkeleton title={<Trans>Click tag</Trans>} lines={[1, 1, 1]}>
        <Skeleton width={132} height={32} />
      </TermsSkeleton>
    </>
  );
}

export function OverviewSkeleton() {
  const { description, kinds } = useIsNarrow() ? phone : wide;
  return (
    <Columns aside={<Aside />}>
      <Card flush title={<Trans>Your last 30 days</Trans>} sub={<Trans>Days in UTC</Trans>} busy>
        <FigureStrip items={null} count={sumCount} hasNotes={false} />
        <CardBody>
          <TextBlock>
            <Skeleton width="100%" height={chartHeight} />
            <small>
              <DashedEnd />
            </small>
            <Skeleton width={144} height={20} />
          </TextBlock>
        </CardBody>
      </Card>
      <Card flush title={<Trans>Payouts</Trans>} busy>
        <PayoutPlaces />
      </Card>
      <TermsSkeleton
        title={<Trans>Description and rules</Trans>}
        lead={<Skeleton width="100%" height={description} />}
        lines={kinds}
      />
      <Card title={<Trans>History</Trans>} busy>
        <CardBody>
          <Skeleton width="60%" height={88} />
        </CardBody>
      </Card>
    </Columns>
  );
}
