import type { ApprovalDetails } from '#contract/approvals.ts';
import { analyticsHref } from '#figures/analytics-address.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf, unitOf } from '#i18n/payouts.ts';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { CapMeter } from '../cap-meter.tsx';
import { useDetailsTab } from './details-tabs.tsx';

function RecentCard({ approval: { offer, figures } }: { approval: ApprovalDetails }) {
  const { count, money } = useFormats();
  const { clicks, conversions, payout, currency } = figures;
  return (
    <Card title={<Trans>Your last 30 days</Trans>}>
      <CardBody>
        <TextBlock>
          <DefinitionList
            items={[
              { id: 'payout', term: <Trans>Earnings</Trans>, details: <b>{money(payout, currency)}</b> },
              { id: 'conversions', term: <Trans>Conversions</Trans>, details: count(conversions) },
              { id: 'clicks', term: <Trans>Clicks</Trans>, details: count(clicks) },
            ]}
          />
          <ArrowLink>
            <Link href={analyticsHref({ preset: 'last-30-days', filters: { offer_id: [String(offer.id)] } })}>
              <Trans>All figures of this offer</Trans>
            </Link>
          </ArrowLink>
        </TextBlock>
      </CardBody>
    </Card>
  );
}

function CapCard({ approval: { cap } }: { approval: ApprovalDetails }) {
  const { hrefOf } = useDetailsTab();
  return (
    <Card title={<Trans>Tightest cap</Trans>}>
      <CardBody>
        <TextBlock>
          <div>
            <CapMeter cap={cap} />
          </div>
          {cap ? (
            <ArrowLink>
              <Link href={hrefOf('caps')}>
                <Trans>Show the caps</Trans>
              </Link>
            </ArrowLink>
          ) : null}
        </TextBlock>
      </CardBody>
    </Card>
  );
}

function PayoutCard({ approval: { payout } }: { approval: ApprovalDetails }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { hrefOf } = useDetailsTab();
  return (
    <Card title={<Trans>Payout</Trans>}>
      <CardBody>
        <TextBlock>
          <p>
            {payout.varies ? <Trans>up to</Trans> : null} <b>{amountOf(payout, formats)}</b>{' '}
            {unitOf(payout.model, i18n)}
          </p>
          <ArrowLink>
            <Link href={hrefOf('payouts')}>
              <Trans>Show all payouts</Trans>
            </Link>
          </ArrowLink>
        </TextBlock>
      </CardBody>
    </Card>
  );
}

type PartAsideProps = { approval: ApprovalDetails; next: 'caps' | 'payouts' };

/** Below a part of few rows: what the offer has earned of late, and the way to its figures and to the next part. */
export function PartAside({ approval, next }: PartAsideProps) {
  return (
    <>
      <RecentCard approval={approval} />
      {next === 'caps' ? <CapCard approval={approval} /> : <PayoutCard approval={approval} />}
    </>
  );
}
