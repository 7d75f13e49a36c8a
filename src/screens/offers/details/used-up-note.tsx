import { query } from '#api/queries.ts';
import { analytics } from '#contract/analytics.ts';
import { dayOf } from '#contract/days.ts';
import type { Result } from '#contract/endpoint.ts';
import type { offerParts } from '#contract/offer-parts.ts';
import { neededDays } from '#figures/forecast/known-days.ts';
import { usedUp } from '#figures/forecast/used-up.ts';
import { useFormats } from '#i18n/formats.tsx';
import { usePortal } from '#portal/portal-context.tsx';
import { tipOf } from '#ui/overlays/tip-anchor.ts';
import { Trans, useLingui } from '@lingui/react/macro';
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

/** When a cap is used up, as a range with its rule; an empty line where it lasts, or the rule has not held. */
export function UsedUpNote({ cap }: { cap: ForecastCap }) {
  const { t } = useLingui();
  const formats = useFormats();
  const range = useUsedUp(cap);
  if (!range) return '\u00A0';
  const rule = t`By the last 8 of each weekday, Thursdays by the last 8 Thursdays; at most 25% off in each of the last 8 weeks.`;
  const [from, to] = [formats.day(range.from), range.to && formats.day(range.to)];
  if (from === to) {
    return (
      <abbr {...tipOf(rule)}>
        <Trans>Expected to be used up on {from}.</Trans>
      </abbr>
    );
  }
  return (
    <abbr {...tipOf(rule)}>
      {to ? (
        <Trans>
          Expected to be used up between {from} and {to}.
        </Trans>
      ) : (
        <Trans>Expected to be used up on {from} or later.</Trans>
      )}
    </abbr>
  );
}
