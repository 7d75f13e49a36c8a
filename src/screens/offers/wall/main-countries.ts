import type { Offer } from '#contract/offers.ts';
import type { PivotRow } from '#contract/reports.ts';

export type CountryShare = { code: string; percent: number };

const most = 3;
const leastPercent = 10;

/** The countries with at least a tenth of all clicks, three at most, each as a share of them. */
export function mainCountries(rows: readonly Pick<PivotRow, 'keys' | 'values'>[]): readonly CountryShare[] {
  const clicks = rows.reduce((sum, { values }) => sum + (values.clicks ?? 0), 0);
  return rows
    .map(({ keys, values }) => ({
      code: String(keys.country ?? ''),
      percent: Math.floor((100 * (values.clicks ?? 0)) / clicks),
    }))
    .filter(({ code, percent }) => code !== '' && percent >= leastPercent)
    .toSorted((one, other) => other.percent - one.percent)
    .slice(0, most);
}

/** Those of them that an offer takes: all where it names no countries. */
export const takenBy = ({ countries }: Pick<Offer, 'countries'>, shares: readonly CountryShare[]) =>
  shares.filter(({ code }) => countries.length === 0 || countries.includes(code));
