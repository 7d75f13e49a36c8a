import { kpi, type Kpi, type KpiValues } from './analytics.ts';

/** How a ratio is made: `factor * part / whole`, rounded to `digits` (O10). */
type Ratio = { part: Kpi; whole: Kpi; factor: number; digits: number };

const ratios: Readonly<Partial<Record<Kpi, Ratio>>> = {
  ctr: { part: 'clicks', whole: 'impressions', factor: 100, digits: 2 },
  cr: { part: 'conversions', whole: 'clicks', factor: 100, digits: 2 },
  epc: { part: 'payout', whole: 'clicks', factor: 1, digits: 4 },
  ecpm: { part: 'payout', whole: 'impressions', factor: 1000, digits: 4 },
  avg_payout: { part: 'payout', whole: 'conversions', factor: 1, digits: 2 },
};

/** Sums are added up as whole numbers of this part, so that cents never drift. */
const unit = 10_000;

type Sums = ReadonlyMap<Kpi, number | null>;

/** What a figure is a ratio of; null for a sum. */
const partsOf = (name: Kpi) => {
  const ratio = ratios[name];
  return ratio ? [ratio.part, ratio.whole] : null;
};

/** The figures with the sums that their ratios are made of, in the order of the contract: what to ask for to add up rows. */
export function withParts(names: readonly Kpi[]): Kpi[] {
  const needed = new Set(names.flatMap((name) => [name, ...(partsOf(name) ?? [])]));
  return kpi.options.filter((name) => needed.has(name));
}

/** A sum is unknown as soon as one of its rows is. */
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

const figuresOf = (names: readonly Kpi[], sums: Sums): KpiValues =>
  Object.fromEntries(names.map((name) => [name, valueOf(name, sums)]));

const summed = (names: readonly Kpi[], sum: (name: Kpi) => number | null): Sums =>
  new Map(
    withParts(names)
      .filter((name) => !ratios[name])
      .map((name) => [name, sum(name)]),
  );

/**
 * The figures of several rows together, as the network would answer for all of them: ratios come from sums, never from
 * ratios (O10). The rows hold `withParts(names)`; what one of them does not know is null.
 */
export const addUp = (rows: readonly KpiValues[], names: readonly Kpi[]): KpiValues =>
  figuresOf(
    names,
    summed(names, (name) => sumOf(rows, name)),
  );

/** What is left of `whole` without the rows, never less than nothing; made as `addUp` makes it. */
export const leftOf = (whole: KpiValues, rows: readonly KpiValues[], names: readonly Kpi[]): KpiValues =>
  figuresOf(
    names,
    summed(names, (name) => {
      const [all, known] = [sumOf([whole], name), sumOf(rows, name)];
      return all === null || known === null ? null : Math.max(0, all - known);
    }),
  );
