import { query as queryOf } from '#api/queries.ts';
import { campaigns, type Campaign } from '#contract/campaigns.ts';
import type { Result } from '#contract/endpoint.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Card } from '#ui/card.tsx';
import { Stack } from '#ui/stack.tsx';
import { Table, type Column } from '#ui/table.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PayoutTable } from './payout-table.tsx';
import { WholeList } from './whole-list.tsx';

type Split = Result<typeof campaigns.splitter>['data'][number];
type StandIn = Result<typeof campaigns.tsp>['data'][number];
type Trigger = Result<typeof campaigns.triggers>['data'][number];

const whole = { limit: -1 } as const;

const times: Record<Trigger['on'], MessageDescriptor> = { click: msg`Click`, event: msg`Event` };
const operators: Record<Trigger['operator'], MessageDescriptor> = {
  eq: msg`is`,
  ne: msg`is not`,
  gt: msg`is above`,
  lt: msg`is below`,
  in: msg`is one of`,
  regex: msg`matches`,
};
const deeds: Record<Trigger['action'], MessageDescriptor> = {
  redirect: msg`Redirect`,
  stop: msg`Stop`,
  postback: msg`Postback`,
};

/** Countries in words, as far as a part is for some of them only. */
function useCountryNames() {
  const { t } = useLingui();
  const { country } = useFormats();
  return (codes: readonly string[]) =>
    codes.length > 0 ? codes.map((code) => country(code)).join(', ') : t`All countries`;
}

const OnOff = ({ active }: { active: boolean }) => (active ? <Trans>On</Trans> : <Trans>Off</Trans>);

function Splitter({ id }: { id: number }) {
  const { t } = useLingui();
  const { share } = useFormats();
  const namesOf = useCountryNames();
  const query = useQuery(queryOf(campaigns.splitter, { params: { id }, query: whole }));
  const columns: Column<Split>[] = [
    { id: 'offer', head: t`Offer`, name: true, cell: ({ offer }) => offer.name },
    {
      id: 'page',
      head: t`Landing page`,
      cell: ({ landing_page }) => landing_page?.name ?? t`Default`,
    },
    { id: 'weight', head: t`Weight`, numeric: true, cell: ({ weight }) => share(weight) },
    { id: 'countries', head: t`Countries`, cell: ({ countries }) => namesOf(countries) },
    { id: 'active', head: t`State`, cell: OnOff },
  ];
  return (
    <Card flush title={<Trans>Splitter</Trans>} sub={<Trans>How clicks are shared out</Trans>}>
      <WholeList query={query}>
        {(rows) => <Table label={t`Splitter`} columns={columns} rows={rows} rowKey={(row) => row.id} />}
      </WholeList>
    </Card>
  );
}

function StandIns({ id }: { id: number }) {
  const { t } = useLingui();
  const namesOf = useCountryNames();
  const query = useQuery(queryOf(campaigns.tsp, { params: { id }, query: whole }));
  const columns: Column<StandIn>[] = [
    { id: 'offer', head: t`Offer`, name: true, cell: ({ offer }) => offer.name },
    { id: 'countries', head: t`Countries`, cell: ({ countries }) => namesOf(countries) },
    { id: 'active', head: t`State`, cell: OnOff },
  ];
  return (
    <Card
      flush
      title={<Trans>Stand-in offers</Trans>}
      sub={<Trans>They take the clicks that this offer does not, in this order</Trans>}
    >
      <WholeList query={query}>
        {(rows) => (
          <Table label={t`Stand-in offers`} columns={columns} rows={rows} rowKey={(row) => row.id} />
        )}
      </WholeList>
    </Card>
  );
}

function useTriggerColumns(): Column<Trigger>[] {
  const { t, i18n } = useLingui();
  return [
    { id: 'name', head: t`Trigger`, name: true, cell: ({ name }) => name },
    { id: 'on', head: t`When`, cell: ({ on }) => i18n._(times[on]) },
    {
      id: 'condition',
      head: t`Condition`,
      cell: ({ param, operator, value }) => `${param} ${i18n._(operators[operator])} ${value}`,
    },
    {
      id: 'action',
      head: t`Action`,
      cell: ({ action, target }) => [i18n._(deeds[action]), target].filter(Boolean).join(': '),
    },
    { id: 'active', head: t`State`, cell: OnOff },
  ];
}

function Triggers({ id }: { id: number }) {
  const { t } = useLingui();
  const columns = useTriggerColumns();
  const query = useQuery(queryOf(campaigns.triggers, { params: { id }, query: whole }));
  return (
    <Card flush title={<Trans>Triggers</Trans>}>
      <WholeList query={query}>
        {(rows) => <Table label={t`Triggers`} columns={columns} rows={rows} rowKey={(row) => row.id} />}
      </WholeList>
    </Card>
  );
}

type OwnedTrigger = Result<typeof campaigns.lTriggers>['data'][number];

/** The triggers of several campaigns, each with its campaign (O4). */
export function AllTriggers({ campaignIds }: { campaignIds: readonly number[] }) {
  const { t } = useLingui();
  const [name, ...others] = useTriggerColumns();
  const columns: Column<OwnedTrigger>[] = [
    ...(name ? [name] : []),
    { id: 'campaign', head: t`Campaign`, cell: ({ campaign }) => campaign.name },
    ...others,
  ];
  const query = useQuery(
    queryOf(campaigns.lTriggers, { query: { ...whole, campaign_id: [...campaignIds] } }),
  );
  return (
    <Card flush title={<Trans>Triggers of these campaigns</Trans>}>
      <WholeList query={query}>
        {(rows) => <Table label={t`Triggers`} columns={columns} rows={rows} rowKey={(row) => row.id} />}
      </WholeList>
    </Card>
  );
}

function Payouts({ id }: { id: number }) {
  const query = useQuery(queryOf(campaigns.payouts, { params: { id }, query: whole }));
  return (
    <Card flush title={<Trans>Payouts</Trans>}>
      <PayoutTable query={query} />
    </Card>
  );
}

/** What a campaign is made of: shares, stand-ins, triggers, payouts (O4). */
export function CampaignParts({ campaign: { id, name } }: { campaign: Campaign }) {
  return (
    <section aria-label={name}>
      <Stack>
        <Splitter id={id} />
        <StandIns id={id} />
        <Triggers id={id} />
        <Payouts id={id} />
      </Stack>
    </section>
  );
}
