import { query } from '#api/queries.ts';
import type { ApprovalDetails } from '#contract/approvals.ts';
import type { Result } from '#contract/endpoint.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { listed } from '#i18n/direction.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { NetworkNames } from '#i18n/network-text.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { CapMeter } from '../cap-meter.tsx';
import { LastFullDay } from '#offers/last-full-day.tsx';
import { CapsCard } from './caps-card.tsx';
import { useDetailsTab } from './details-tabs.tsx';
import { PayoutsCard } from './payouts-card.tsx';
import { isLong, useCaps, usePayouts } from './short-parts.ts';
import { Devices } from '../devices.tsx';
import { History } from './history.tsx';
import { NextStep } from './next-step.tsx';
import { OverviewClicktag } from './overview-clicktag.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { PayoutTable } from './payout-table.tsx';
import { PreviewCard } from './preview-card.tsx';

type Offer = Result<typeof offerParts.retrieve>;

// Only some networks publish revenues (O3).
function Revenues({ offerId }: { offerId: number }) {
  const revenues = useQuery(query(offerParts.revenues, { params: { id: offerId }, query: { limit: -1 } }));
  if (!revenues.data || revenues.data.data.length === 0) return null;
  return (
    <Card flush title={<Trans>Revenues of the network</Trans>}>
      <PayoutTable query={revenues} />
    </Card>
  );
}

function Rules({ offer: { description, traffic_types } }: { offer: Offer }) {
  const named = (isAllowed: boolean) => (
    <NetworkNames>
      {listed(traffic_types.filter(({ allowed }) => allowed === isAllowed).map(({ name }) => name)) || '–'}
    </NetworkNames>
  );
  return (
    <Card title={<Trans>Description and rules</Trans>}>
      <CardBody>
        <TextBlock>
          <p>
            <NetworkNames>{description}</NetworkNames>
          </p>
          <DefinitionList
            items={[
              { id: 'allowed', term: <Trans>Allowed traffic</Trans>, details: named(true) },
              { id: 'refused', term: <Trans>Not allowed</Trans>, details: named(false) },
            ]}
          />
        </TextBlock>
      </CardBody>
    </Card>
  );
}

function Terms({ offer }: { offer: Offer }) {
  const formats = useFormats();
  const { payout, devices, countries, expires_at, payout_change: next, tags, group } = offer;
  const [amount, from] = next ? [amountOf(next.to, formats), formats.utcDate(new Date(next.at))] : [];
  const items = [
    {
      id: 'payout',
      term: <Trans>Payout</Trans>,
      details: `${amountOf(payout, formats)} ${modelName(payout.model)}`,
    },
    { id: 'devices', term: <Trans>Devices</Trans>, details: <Devices of={devices} /> },
    {
      id: 'countries',
      term: <Trans>Countries</Trans>,
      details: countries.map((code) => formats.country(code)).join(', '),
    },
    {
      id: 'tags',
      term: <Trans>Tags</Trans>,
      details: <NetworkNames>{listed(tags.map(({ name }) => name))}</NetworkNames>,
    },
    { id: 'group', term: <Trans>Advertiser</Trans>, details: group?.name },
    {
      id: 'expires',
      term: <Trans>Last full day</Trans>,
      details: expires_at && <LastFullDay end={expires_at} />,
    },
    {
      id: 'next',
      term: <Trans>Payout change</Trans>,
      details: next && (
        <Trans>
          {amount} from {from}
        </Trans>
      ),
    },
  ];
  return (
    <Card title={<Trans>Terms</Trans>}>
      <CardBody>
        <DefinitionList items={items.filter(({ details }) => details)} />
      </CardBody>
    </Card>
  );
}

function Caps({ approval }: { approval: ApprovalDetails }) {
  const { hrefOf } = useDetailsTab();
  if (!isLong(useCaps(approval))) return <CapsCard approval={approval} />;
  return (
    <Card title={<Trans>Caps</Trans>}>
      <CardBody>
        <TextBlock>
          <CapMeter cap={approval.cap} currency={approval.payout.currency} />
          <ArrowLink>
            <Link href={hrefOf('caps')}>
              <Trans>Show all caps</Trans>
            </Link>
          </ArrowLink>
        </TextBlock>
      </CardBody>
    </Card>
  );
}

function Payouts({ approval }: { approval: ApprovalDetails }) {
  return isLong(usePayouts(approval)) ? null : <PayoutsCard approval={approval} />;
}

function Aside({ offer, approval }: { offer: Offer; approval: ApprovalDetails }) {
  const [path] = useLocation();
  const previewUrl = useScreenshotUrl('preview');
  return (
    <>
      <PreviewCard src={previewUrl(offer.preview)} />
      <Terms offer={offer} />
      <Caps approval={approval} />
      <OverviewClicktag approval={approval} href={`${path}?tab=click-tag`} />
    </>
  );
}

export function OverviewTab({ approval }: { approval: ApprovalDetails }) {
  const { data, error, isFetching, refetch } = useQuery(
    query(offerParts.retrieve, { params: { id: approval.offer.id } }),
  );
  if (!data) {
    return error ? (
      <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <OverviewSkeleton />
    );
  }
  return (
    <Columns aside={<Aside offer={data} approval={approval} />}>
      <NextStep approval={approval} status={data.status} />
      <OverviewFigures approval={approval} />
      <Payouts approval={approval} />
      <Rules offer={data} />
      <Revenues offerId={data.id} />
      <History approval={approval} />
    </Columns>
  );
}
