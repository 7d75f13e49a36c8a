import type { Kpi, KpiDefinition } from '#contract/analytics.ts';
import type { Currency } from '#contract/values.ts';
import type { Formats } from './formats.tsx';

/** The figures of the network in the order of the trade (O10). */
export const figureOrder: readonly Kpi[] = [
  'clicks',
  'unique_clicks',
  'conversions',
  'cr',
  'epc',
  'payout',
  'impressions',
  'ecpm',
  'ctr',
  'pending',
  'rejected',
  'sale_amount',
  'avg_payout',
];

/** The figures of which less is better. */
export const lowerIsBetter: readonly Kpi[] = ['rejected'];

type Value = number | null | undefined;

/** Writes a figure as the network defines it: whole, in percent, or as money in `currency` (O10). */
export function writeFigure(formats: Formats, definition: KpiDefinition | undefined, currency: Currency) {
  const write = {
    integer: formats.count,
    decimal: formats.count,
    percent: formats.rate,
    money: (value: Value) => formats.money(value, currency, definition?.precision),
  };
  return write[definition?.type ?? 'decimal'];
}

const isRound = (value: number) => value === 0 || value >= 10;

/** The same for the ticks of an axis, where round amounts have no cents and shares no more digits than they need. */
export function writeTick(formats: Formats, definition: KpiDefinition | undefined, currency: Currency) {
  const write = writeFigure(formats, definition, currency);
  const ticks = {
    integer: write,
    decimal: write,
    percent: formats.share,
    money: (value: number) => (isRound(value) ? formats.money(value, currency, 0) : write(value)),
  };
  return ticks[definition?.type ?? 'decimal'];
}

/** The change in percent; null where there is nothing to compare with. */
export function changeOf(now: Value, before: Value): number | null {
  if (now === null || now === undefined || !before) return null;
  return (100 * (now - before)) / before;
}
