import { daysBefore } from '#contract/days.ts';
import { changeOf, kpiDefinitions, kpiValues } from '../analytics/kpis.ts';
import { intervalsOf } from '../analytics/periods.ts';
import { longestRawPeriod, refuseLonger, selectionOf } from '../analytics/read-selection.ts';
import { columnOf, knowsImpressions, readSums } from '../analytics/read-sums.ts';
import { noSums } from '../analytics/sums.ts';
import type { NetworkHandlers } from '../network.ts';

export const analytics: NetworkHandlers['analytics'] = {
  overview: async ({ query }, { db, caller }) => {
    const selection = selectionOf(query, caller.partnerId, [columnOf('all')]);
    const known = knowsImpressions(selection, 'all');
    const before = daysBefore(selection);
    const partner = await db
      .selectFrom('partner')
      .select('currency')
      .where('id', '=', caller.partnerId)
      .executeTakeFirstOrThrow();
    const [now, then] = await Promise.all(
      [selection, { ...selection, ...before }].map((period) => readSums(db, period, 'all')),
    );
    const current = kpiValues(now?.get('all') ?? noSums, query.kpi, known);
    const previous = kpiValues(then?.get('all') ?? noSums, query.kpi, known);
    return {
      currency: partner.currency,
      current,
      previous,
      change: changeOf(current, previous, query.kpi),
      period: { from: selection.from, to: selection.to, previous_from: before.from, previous_to: before.to },
    };
  },
  timeseries: async ({ query }, { db, caller }) => {
    const selection = selectionOf(query, caller.partnerId, [columnOf(query.interval)]);
    if (query.interval === 'hour') refuseLonger(selection, longestRawPeriod);
    const sums = await readSums(db, selection, query.interval);
    const known = knowsImpressions(selection, query.interval);
    return intervalsOf(selection, query.interval).map((date) => ({
      date,
      values: kpiValues(sums.get(date) ?? noSums, query.kpi, known),
    }));
  },
  dictKpi: () => kpiDefinitions,
};
