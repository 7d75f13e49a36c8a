import type { KpiValues } from '#contract/analytics.ts';
import type { Result } from '#contract/endpoint.ts';
import type { reports } from '#contract/reports.ts';

type Report = Result<(typeof reports)['report']>;
type Earnings = Pick<Report, 'data' | 'total'>;
export type TopOffers = { now: Report['data']; today: Earnings; before: Earnings };

// 0 without earnings, null when the list was too short to tell.
function earnedOf({ data, total }: Earnings, offerId: number): number | null {
  const found = data.find(({ offer }) => offer.id === offerId);
  if (found) return found.values.payout ?? null;
  return data.length < total ? null : 0;
}

// Null where the list was too short to tell.
export function finishedEarnings(
  { offer, values }: Report['data'][number],
  { today, before }: Omit<TopOffers, 'now'>,
): { now: KpiValues; before: KpiValues } {
  const [month, soFar] = [values.payout ?? null, earnedOf(today, offer.id)];
  return {
    now: { payout: month === null || soFar === null ? null : month - soFar },
    before: { payout: earnedOf(before, offer.id) },
  };
}
