import type { Kpi, KpiDefinition } from '#contract/analytics.ts';
import type { Formats } from './formats.tsx';
import { entryOf } from './words.ts';

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

const digitsOf = ({ precision }: KpiDefinition) => (Number.isInteger(precision) ? precision : undefined);

/**
 * Writes a figure as the network defines it: whole, in percent, or as money in `currency` (O10); as missing where the
 * network does not define it, since the same digits may be euros or clicks.
 */
export function writeFigure(
  formats: Formats,
  definition: KpiDefinition | undefined,
  currency: string | null,
): (value: Value) => string {
  const missing = () => formats.count(null);
  if (!definition) return missing;
  const write = {
    integer: formats.count,
    decimal: formats.count,
    percent: formats.rate,
    money: currency ? (value: Value) => formats.money(value, currency, digitsOf(definition)) : missing,
  };
  return entryOf(write, definition.type) ?? missing;
}

const isRound = (value: number) => value === 0 || value >= 10;

/** The same for the ticks of an axis, where round amounts have no cents and shares no more digits than they need. */
export function writeTick(
  formats: Formats,
  definition: KpiDefinition | undefined,
  currency: string | null,
): (value: number) => string {
  const write = writeFigure(formats, definition, currency);
  if (!definition || !currency) return write;
  const ticks = {
    integer: write,
    decimal: write,
    percent: formats.share,
    money: (value: number) => (isRound(value) ? formats.money(value, currency, 0) : write(value)),
  };
  return entryOf(ticks, definition.type) ?? write;
}

/**
 * The change in percent; null where there is nothing to compare with. Of an amount below 0 there is no share: from -10
 * to 5 is neither 150 % nor -150 %, so that the two amounts stand for themselves.
 */
export function changeOf(now: Value, before: Value): number | null {
  if (now === null || now === undefined || !before || before < 0) return null;
  return (100 * (now - before)) / before;
}
