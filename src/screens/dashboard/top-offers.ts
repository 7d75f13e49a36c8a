import type { Result } from '#contract/endpoint.ts';
import type { reports } from '#contract/reports.ts';

type Report = Result<(typeof reports)['report']>;
/** The best offers of this month, and those of the same days last month to hold them against. */
export type TopOffers = { now: Report['data']; before: Pick<Report, 'data' | 'total'> };

/** What an offer earned last month: 0 when it did not, null when the list was too short to know. */
export function beforeOf({ data, total }: TopOffers['before'], offerId: number): number | null {
  const found = data.find(({ offer }) => offer.id === offerId);
  if (found) return found.values.payout ?? null;
  return data.length < total ? null : 0;
}
