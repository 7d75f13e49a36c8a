import { apiOrigin } from '#api/api-origin.ts';
import { query } from '#api/queries.ts';
import { choices } from '#contract/choices.ts';
import { lastDays } from '#contract/days.ts';
import { trafficLog } from '#contract/traffic-log.ts';
import { useConfiguration, usePortal } from '#portal/portal-context.tsx';
import { DocumentLink } from '#ui/content/document-link.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const one = { query: { limit: 1 } };

/** A sub ID of the latest clicks, where the network has a log of them. */
function useOwnSub(): string | undefined {
  const { networkClock } = usePortal();
  const [{ from, to }] = useState(() => lastDays(30, networkClock.now()));
  const clicks = useQuery({
    ...query(trafficLog.clicks, { query: { date_from: from, date_to: to } }),
    enabled: useConfiguration().general.hasTrafficLog,
  });
  return clicks.data?.data.find(({ sub1 }) => Boolean(sub1))?.sub1;
}

/** The page of the API, whose examples name what the publisher has; it has placeholders for anything else. */
function useHref() {
  const link = useQuery(query(choices.trackingLinks, one)).data?.data[0];
  const campaign = useQuery(query(choices.campaigns, one)).data?.data[0];
  const own = { offer: link?.offer.id, campaign: campaign?.id, link: link?.id, sub: useOwnSub() };
  const search = new URLSearchParams({ token: 'all' });
  for (const [name, id] of Object.entries(own)) if (id !== undefined) search.set(name, String(id));
  return `${apiOrigin()}/openapi?${search}`;
}

export const ApiPageLink = () => (
  <DocumentLink
    href={useHref()}
    name={<Trans>Calls and examples</Trans>}
    note={
      <Trans>What a token opens, in curl, Python and JavaScript, with your own IDs, and its limits</Trans>
    }
  />
);
