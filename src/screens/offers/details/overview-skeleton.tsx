import { DashedEnd } from '#charts/dashed-end.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { Trans } from '@lingui/react/macro';
import { chartHeight, sumCount } from './overview-figures.tsx';
import { PreviewCard } from './preview-card.tsx';
import { TermsSkeleton } from './terms-skeleton.tsx';

const Aside = () => (
  <>
    <PreviewCard src={undefined} />
    <TermsSkeleton title={<Trans>Terms</Trans>} count={6} />
    <Card title={<Trans>Caps</Trans>} busy>
      <CardBody>
        <Skeleton width="100%" height={76} />
      </CardBody>
    </Card>
    <TermsSkeleton title={<Trans>Click tag</Trans>} count={3} />
  </>
);

export const OverviewSkeleton = () => (
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
    <TermsSkeleton title={<Trans>Payouts</Trans>} count={2} />
    <TermsSkeleton title={<Trans>Description and rules</Trans>} count={3} />
    <TermsSkeleton title={<Trans>History</Trans>} count={2} />
  </Columns>
);
