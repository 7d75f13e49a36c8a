import type { Kpi, KpiDefinition } from '#contract/analytics.ts';
import type { Formats } from './formats.tsx';
import { entryOf } from './words.ts';

/** In the usual order of the trade (O10). */
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

export const lowerIsBetter: readonly Kpi[] = ['rejected'];

type Value = number | null | undefined;

const digitsOf = ({ precision }: KpiDefinition) => (Number.isInteger(precision) ? precision : undefined);

/**
 * Formats a figure as the network defines it: integer, percent, or money in `currency` (O10). An undefined one is
 * shown as missing, since the same digits may be euros or clicks.
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
// An axis has no room for 1,000,000.
const isLarge = (value: number) => value >= 1e6;

/** For ticks of an axis: round amounts have no cents, shares no needless digits. */
export function writeTick(
  formats: Formats,
  definition: KpiDefinition | undefined,
  currency: string | null,
): (value: number) => string {
  const write = writeFigure(formats, definition, currency);
  if (!definition || !currency) return write;
  const whole = (value: number) => (isLarge(value) ? formats.short(value) : write(value));
  const money = (value: number) => (isRound(value) ? formats.money(value, currency, 0) : write(value));
  const ticks = {
    integer: whole,
    decimal: whole,
    percent: formats.share,
    money: (value: number) => (isLarge(value) ? formats.short(value, currency) : money(value)),
  };
  return entryOf(ticks, definition.type) ?? write;
}

/**
 * In percent; null where there is nothing to compare with. Below 0 there is no percentage: from -10 to 5 is neither
 * 150 % nor -150 %.
 */
export function changeOf(now: Value, before: Value): number | null {
  if (now === null || now === undefined || !before || before < 0) return null;
  return (100 * (now - before)) / before;
}
