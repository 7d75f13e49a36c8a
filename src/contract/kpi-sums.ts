import { kpi, type Kpi, type KpiValues } from './analytics.ts';

// `factor * part / whole`, rounded to `digits` (O10).
type Ratio = { part: Kpi; whole: Kpi; factor: number; digits: number };

const ratios: Readonly<Partial<Record<Kpi, Ratio>>> = {
  ctr: { part: 'clicks', whole: 'impressions', factor: 100, digits: 2 },
  cr: { part: 'conversions', whole: 'clicks', factor: 100, digits: 2 },
  epc: { part: 'payout', whole: 'clicks', factor: 1, digits: 4 },
  ecpm: { part: 'payout', whole: 'impressions', factor: 1000, digits: 4 },
  avg_payout: { part: 'payout', whole: 'conversions', factor: 1, digits: 2 },
};

// Sums are integers of this unit, so that cents never drift.
const unit = 10_000;

type Sums = ReadonlyMap<Kpi, number | null>;

const partsOf = (name: Kpi) => {
  const ratio = ratios[name];
  return ratio ? [ratio.part, ratio.whole] : null;
};

/**
 * With the sums that their ratios are computed from, in the order of the contract: what to request in order to add up
 * rows.
 */
export function withParts(names: readonly Kpi[]): Kpi[] {
  const needed = new Set(names.flatMap((name) => [name, ...(partsOf(name) ?? [])]));
  return kpi.options.filter((name) => needed.has(name));
}

// Null as soon as one of the rows is.
function sumOf(rows: readonly KpiValues[], name: Kpi): number | null {
  let sum = 0;
  for (const { [name]: value } of rows) {
    if (value === null || value === undefined) return null;
    sum += Math.round(value * unit);
  }
  return sum;
}

function valueOf(name: Kpi, sums: Sums): number | null {
  const { part, whole, factor, digits } = ratios[name] ?? { part: name, whole: null, factor: 1, digits: 0 };
  const above = sums.get(part) ?? null;
  if (above === null) return null;
  if (whole === null) return above / unit;
  const below = sums.get(whole);
  return below ? Number(((above * factor) / unit / (below / unit)).toFixed(digits)) : null;
}

/** A ratio as its sums make it, not rounded; any other figure, and a ratio without its sums, as it is. */
export function unrounded(name: Kpi, values: KpiValues): number | null {
  const { part, whole, factor } = ratios[name] ?? { part: name, whole: name, factor: 1 };
  const [above, below, value] = [values[part], values[whole], values[name] ?? null];
  return part === whole || value === null || above === null || above === undefined || !below
    ? value
    : (above * factor) / below;
}

const figuresOf = (names: readonly Kpi[], sums: Sums): KpiValues =>
  Object.fromEntries(names.map((name) => [name, valueOf(name, sums)]));

const summed = (names: readonly Kpi[], sum: (name: Kpi) => number | null): Sums =>
  new Map(
    withParts(names)
      .filter((name) => !ratios[name])
      .map((name) => [name, sum(name)]),
  );

/**
 * Adds up rows as the network would: ratios come from sums, never from ratios (O10). The rows hold
 * `withParts(names)`.
 */
export const addUp = (rows: readonly KpiValues[], names: readonly Kpi[]): KpiValues =>
  figuresOf(
    names,
    summed(names, (name) => sumOf(rows, name)),
  );

/** `whole` without the rows, never below 0; computed as `addUp` does. */
export const leftOf = (whole: KpiValues, rows: readonly KpiValues[], names: readonly Kpi[]): KpiValues =>
  figuresOf(
    names,
    summed(names, (name) => {
      const [all, counted] = [sumOf([whole], name), sumOf(rows, name)];
      return all === null || counted === null ? null : Math.max(0, all - counted);
    }),
  );
