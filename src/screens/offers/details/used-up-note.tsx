import { query } from '#api/queries.ts';
import { analytics } from '#contract/analytics.ts';
import { dayOf } from '#contract/days.ts';
import type { Result } from '#contract/endpoint.ts';
import type { offerParts } from '#contract/offer-parts.ts';
import { mostWrong } from '#figures/forecast/back-test.ts';
import { ForecastRule } from '#figures/forecast/forecast-rule.tsx';
import { neededDays } from '#figures/forecast/known-days.ts';
import { usedUp, type UsedUp } from '#figures/forecast/used-up.ts';
import { useFormats } from '#i18n/formats.tsx';
import { usePortal } from '#portal/portal-context.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

export type ForecastCap = Result<typeof offerParts.caps>['data'][number];

const counted = ['clicks', 'conversions', 'payout'] as const;

function useUsedUp({ offer_id, type, remaining, resets_at }: ForecastCap) {
  const { networkClock } = usePortal();
  const today = dayOf(networkClock.now());
  const { from, to } = neededDays(today);
  const kpi = counted.find((known) => known === type);
  const selection = { date_from: from, date_to: to, offer_id: [offer_id] };
  const { data } = useQuery({
    ...query(analytics.timeseries, { query: { ...selection, kpi: kpi ? [kpi] : [] } }),
    enabled: kpi !== undefined,
  });
  return data && kpi
    ? usedUp(data, today, { kpi, remaining, resets: resets_at && resets_at.slice(0, 10) })
    : null;
}

function When({ range }: { range: UsedUp }) {
  const formats = useFormats();
  const [from, to] = [formats.day(range.from), range.to && formats.day(range.to)];
  if (from === to) return <Trans>Expected to be used up on {from},</Trans>;
  return to ? (
    <Trans>
      Expected to be used up between {from} and {to},
    </Trans>
  ) : (
    <Trans>Expected to be used up on {from} or later,</Trans>
  );
}

/** When a cap is used up, as a range with its rule; an empty line where it lasts, or the rule has not held. */
export function UsedUpNote({ cap }: { cap: ForecastCap }) {
  const range = useUsedUp(cap);
  if (!range) return '\u00A0';
  return (
    <>
      <When range={range} /> <ForecastRule wrong={mostWrong} />
    </>
  );
}
