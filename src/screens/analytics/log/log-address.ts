import type { Kpi } from '#contract/analytics.ts';
import { href } from '#routes';

/** The logs beside the reports; each is a parameter of the address and a call. */
export const logs = ['conversions', 'clicks'] as const;
export type Log = (typeof logs)[number];

const parameter = 'log';
// Days and filters go along; what belongs to one table or log does not.
const ofOne = ['page', 'size', 'sort', 'columns', 'open', 'turned', 'status', 'reason', 'search'];

export const logIn = (address: URLSearchParams): Log | null =>
  logs.find((log) => log === address.get(parameter)) ?? null;

/** The address of a log, or of the reports, from one of the analytics. */
export function logHref(
  log: Log | null,
  address: URLSearchParams,
  narrowed: Partial<Record<'status' | 'reason', readonly string[]>> = {},
): string {
  const next = new URLSearchParams(address);
  for (const name of ofOne) next.delete(name);
  if (log === null) next.delete(parameter);
  else next.set(parameter, log);
  for (const [name, values] of Object.entries(narrowed)) if (values.length > 0) next.set(name, values.join());
  return next.size > 0 ? `${href('analytics')}?${next}` : href('analytics');
}

type Rows = { log: Log; status: readonly string[] };

// Ratios, amounts and impressions have no rows of their own.
const rowsOf: Partial<Record<Kpi, Rows>> = {
  clicks: { log: 'clicks', status: [] },
  conversions: { log: 'conversions', status: ['approved', 'pending'] },
  pending: { log: 'conversions', status: ['pending'] },
  rejected: { log: 'conversions', status: ['rejected'] },
};

/** The address of the single rows that a figure of the address counts; null where there are none. */
export function rowsHref(kpi: Kpi, offered: readonly Log[], address: URLSearchParams): string | null {
  const rows = rowsOf[kpi];
  return rows && offered.includes(rows.log) ? logHref(rows.log, address, { status: rows.status }) : null;
}
