/** Every figure is one of these sums or a ratio of two of them. */
export const sumNames = [
  'impressions',
  'clicks',
  'unique_clicks',
  'conversions',
  'pending',
  'rejected',
  'payout_micros',
  'sale_micros',
] as const;

// Counts, and money in millionths; `conversions` are approved and pending ones.
export type Sums = Record<(typeof sumNames)[number], number>;

export const noSums: Sums = {
  impressions: 0,
  clicks: 0,
  unique_clicks: 0,
  conversions: 0,
  pending: 0,
  rejected: 0,
  payout_micros: 0,
  sale_micros: 0,
};

export function addSums(target: Sums, more: Partial<Sums>) {
  for (const name of sumNames) {
    const value = more[name];
    if (value !== undefined) target[name] += value;
  }
}
