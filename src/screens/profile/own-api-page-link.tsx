import { query } from '#api/queries.ts';
import { approvals } from '#contract/approvals.ts';
import { catalogue } from '#contract/catalogue.ts';
import { choices } from '#contract/choices.ts';
import { addDays, dayOf } from '#contract/days.ts';
import { inquiries } from '#contract/inquiries.ts';
import { payments } from '#contract/payments.ts';
import { postbacks } from '#contract/postbacks.ts';
import { savedReports } from '#contract/saved-reports.ts';
import { tagValues } from '#contract/tag-values.ts';
import { trafficLog } from '#contract/traffic-log.ts';
import { useOffered } from '#portal/offered.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ApiPageLink } from './api-page-link.tsx';

const one = { query: { limit: 1 } };
// One that may become the default.
const aDefault = { query: { level: 'global' as const, status: ['active' as const], limit: 1 } };

/** Trackers replace macros; all else is a sub ID as clicks carry it. */
const isSubId = (value: string | undefined) => /^[\w.-]+$/.test(value ?? '');

// The busiest link, and the campaign and click tag that there are.
function useOfLinks() {
  const link = useQuery(query(choices.trackingLinks, one)).data?.data[0];
  const campaign = useQuery(query(choices.campaigns, one)).data?.data[0];
  const clicktags = useQuery(query(choices.clicktags, {})).data?.data;
  return {
    offer: link?.offer.id,
    link: link?.id,
    campaign: campaign?.id,
    clicktag: clicktags?.[0]?.id,
    sub: clicktags?.map(({ values }) => values['sub1']).find(isSubId),
  };
}

// Of parts that a network may lack.
function useOfParts() {
  const { networkClock } = usePortal();
  const today = dayOf(networkClock.now());
  const days = { date_from: addDays(today, -30), date_to: today };
  const [hasPayments, hasInquiries] = [useOffered('payments'), useOffered('inquiries')];
  const hasConversions = useOffered('conversions');
  const paid = useQuery({ ...query(payments.list, { query: { limit: 20 } }), enabled: hasPayments }).data;
  const asked = useQuery({ ...query(inquiries.list, one), enabled: hasInquiries }).data;
  const logged = useQuery({
    ...query(trafficLog.conversions, { query: { ...days, limit: 1 } }),
    enabled: hasConversions,
  }).data;
  return {
    // Its invoice is one of the examples.
    payment: (paid?.data.find(({ invoice_number: number }) => number !== null) ?? paid?.data[0])?.id,
    inquiry: asked?.data[0]?.id,
    conversion: logged?.data[0]?.id,
  };
}

/** With one of each that the publisher has, and a tag and an entry of the public catalogue, which are the network's. */
export function OwnApiPageLink() {
  const own = {
    ...useOfLinks(),
    ...useOfParts(),
    approval: useQuery(query(approvals.list, one)).data?.data[0]?.id,
    postback: useQuery(query(postbacks.list, aDefault)).data?.data[0]?.id,
    report: useQuery(query(savedReports.list, one)).data?.data[0]?.id,
    tag: useQuery(query(tagValues.list, one)).data?.data[0]?.id,
    entry: useQuery(query(catalogue.list, one)).data?.data[0]?.id,
  };
  return <ApiPageLink own={own} />;
}
