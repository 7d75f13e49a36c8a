import type * as z from 'zod/mini';
import type { analytics as calls } from '#contract/analytics.ts';
import { changeOf, kpiDefinitions, kpiValues } from '../analytics/kpis.ts';
import { type Interval, addDays, daysBetween, intervalsOf } from '../analytics/periods.ts';
import { type Selection, knowsImpressions, readSums } from '../analytics/read-sums.ts';
import { noSums } from '../analytics/sums.ts';
import type { Caller } from '../auth/callers.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import type { NetworkHandlers } from '../network.ts';

type Query = z.output<(typeof calls)['overview']['query']>;

const longest: Record<Interval, number> = { hour: 31, day: 366, week: 366, month: 366 };

function selectionOf(query: Query, { partnerId }: Caller, interval: Interval): Selection {
  if (query.date_to < query.date_from) {
    throw refuseField('date_to', 'AFTER', 'The period ends before it begins');
  }
  if (daysBetween(query.date_from, query.date_to) > longest[interval]) {
    throw refuse('RANGE_TOO_LONG', { description: `The period may have ${longest[interval]} days` });
  }
  return {
    partnerId,
    from: query.date_from,
    to: query.date_to,
    offers: query.offer_id,
    countries: query.country,
    systems: query.os,
    devices: query.device,
  };
}

/** The period as long as the given one that ends the day before it. */
function periodBefore({ from, to }: Selection) {
  return { from: addDays(from, -daysBetween(from, to)), to: addDays(from, -1) };
}

export const analytics: NetworkHandlers['analytics'] = {
  overview: async ({ query }, { db, caller }) => {
    const selection = selectionOf(query, caller, 'day');
    const before = periodBefore(selection);
    const partner = await db
      .selectFrom('partner')
      .select('currency')
      .where('id', '=', caller.partnerId)
      .executeTakeFirstOrThrow();
    const [now, then] = await Promise.all(
      [selection, { ...selection, ...before }].map((period) => readSums(db, period, 'all')),
    );
    const current = kpiValues(now?.get('all') ?? noSums, query.kpi);
    const previous = kpiValues(then?.get('all') ?? noSums, query.kpi);
    return {
      currency: partner.currency,
      current,
      previous,
      change: changeOf(current, previous, query.kpi),
      period: { from: selection.from, to: selection.to, previous_from: before.from, previous_to: before.to },
    };
  },
  timeseries: async ({ query }, { db, caller }) => {
    const selection = selectionOf(query, caller, query.interval);
    const sums = await readSums(db, selection, query.interval);
    const known = knowsImpressions(selection, query.interval);
    return intervalsOf(selection, query.interval).map((date) => ({
      date,
      values: kpiValues(sums.get(date) ?? noSums, query.kpi, known),
    }));
  },
  dictKpi: () => kpiDefinitions,
};
