import { analytics } from '#contract/analytics.ts';
import { daysBefore, addDays } from '#contract/days.ts';
import { reports, type Dimension } from '#contract/reports.ts';
import { analyticsHandlers } from '#server/analytics/handlers.ts';
import { changeOf, kpiValues } from '#server/analytics/kpis.ts';
import { readLabels } from '#server/analytics/labels.ts';
import { intervalsOf } from '#server/analytics/periods.ts';
import { noSums, type Sums, sumNames } from '#server/analytics/sums.ts';
import type { Db } from '#server/database/database.ts';
import { replySchema } from '#server/http/envelopes.ts';
import type { CallerContext } from '#server/network.ts';
import { thumbPath } from '#server/http/storage.ts';
import type { Clickhouse } from './clickhouse.ts';

const calls = {
  timeseries: analytics.timeseries,
  overview: analytics.overview,
  pivot: reports.pivot,
  report: reports.report,
};
type Call = keyof typeof calls;
export type Question = { name: string; call: Call; query: Record<string, string> };
type Query<C extends Call> = ReturnType<(typeof calls)[C]['query']['parse']>;

/** Of rollups, and of raw rows where no rollup has what is asked. */
export const questionsOf = (today: string): readonly Question[] => {
  const of = (days: number) => ({ date_from: addDays(today, -days), date_to: addDays(today, -1) });
  return [
    { name: 'days, 90 days', call: 'timeseries', query: of(90) },
    { name: 'hours, 7 days', call: 'timeseries', query: { ...of(7), interval: 'hour' } },
    { name: 'overview, 45 days and those before', call: 'overview', query: of(45) },
    { name: 'country × device, 90 days', call: 'pivot', query: { ...of(90), dimensions: 'country,device' } },
    { name: 'offers, 90 days', call: 'report', query: { ...of(90), limit: '-1' } },
    {
      name: 'hours of a country, 7 days (raw)',
      call: 'timeseries',
      query: { ...of(7), interval: 'hour', country: 'DE' },
    },
    { name: 'sub ID, 31 days (raw)', call: 'pivot', query: { ...of(31), dimensions: 'sub1' } },
  ];
};

const partnerId = 1;
// What the handlers of figures read of it.
const contextOf = (db: Db) => ({ db, caller: { partnerId } }) as unknown as CallerContext;

/** The answer of the network, as the contract has it. */
export async function askNetwork(db: Db, { call, query }: Question): Promise<unknown> {
  const parsed = { query: calls[call].query.parse(query) } as never; // Each handler takes its own query.
  const handlers = { ...analyticsHandlers.analytics, ...analyticsHandlers.reports };
  return replySchema(calls[call]).parse(await handlers[call](parsed, contextOf(db)));
}

type Grouped = {
  from: string;
  to: string;
  keys: readonly string[];
  country?: readonly (string | number)[] | undefined;
};
const dimensionColumns: Partial<Record<Dimension, string>> = {
  country: 'country',
  device: 'device',
  offer_id: 'offer_id',
  sub1: 'sub1',
};

async function sumsOf(on: Clickhouse, { from, to, keys, country }: Grouped) {
  const isRaw = country !== undefined || keys.includes('sub1') || keys.includes('hour');
  const named: Record<string, string> = {
    hour: `formatDateTime(hour, '%Y-%m-%dT%H:00')`,
    day: 'toString(day)',
  };
  const columns = keys.map((key) => `${named[key] ?? key} as key_${key}`);
  const sums = sumNames.map((sum) => `sum(${isRaw && sum === 'impressions' ? '0' : sum}) as sum_${sum}`);
  const filter =
    country === undefined ? '' : ` and country in (${country.map((code) => `'${code}'`).join(', ')})`;
  const rows = await on.rows<Record<string, string | number>>(
    `select ${[...columns, ...sums].join(', ')} from ${isRaw ? 'event' : 'rollup'}
    where partner_id = ${partnerId} and day between '${from}' and '${to}'${filter} ${keys.length > 0 ? `group by ${keys.map((key) => `key_${key}`).join(', ')}` : ''}`,
  );
  return {
    isRaw,
    rows: rows.map((row) => ({
      keys: keys.map((key) => row[`key_${key}`] ?? ''),
      sums: {
        ...noSums,
        ...Object.fromEntries(sumNames.map((sum) => [sum, Number(row[`sum_${sum}`])])),
      },
    })),
  };
}

async function timeseries(on: Clickhouse, query: Query<'timeseries'>) {
  const period = { from: query.date_from, to: query.date_to };
  const key = query.interval === 'hour' ? 'hour' : 'day';
  const { rows } = await sumsOf(on, { ...period, keys: [key], country: query.country });
  const found = new Map(rows.map(({ keys, sums }) => [String(keys[0]), sums]));
  // As the network, which has impressions by hour, but not by hour and country.
  const hasImpressions = query.country === undefined;
  return intervalsOf(period, query.interval).map((date) => ({
    date,
    values: kpiValues(found.get(date) ?? noSums, query.kpi, hasImpressions),
  }));
}

async function overview(on: Clickhouse, query: Query<'overview'>) {
  const period = { from: query.date_from, to: query.date_to };
  const before = daysBefore(period);
  const [now, then] = await Promise.all(
    [period, before].map(async (days) => (await sumsOf(on, { ...days, keys: [] })).rows[0]?.sums ?? noSums),
  );
  const [current, previous] = [kpiValues(now ?? noSums, query.kpi), kpiValues(then ?? noSums, query.kpi)];
  return {
    currency: 'EUR',
    current,
    previous,
    change: changeOf(current, previous, query.kpi),
    period: { ...period, previous_from: before.from, previous_to: before.to },
  };
}

// By the figure that the network sorts by unless asked, then by the keys.
function sorted<Row extends { keys: (string | number)[]; sums: Sums }>(rows: readonly Row[], by: keyof Sums) {
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));
  return rows.toSorted((a, b) => {
    const keyed = a.keys.map((key, nth) => compare(key, b.keys[nth] ?? ''));
    return b.sums[by] - a.sums[by] || (keyed.find((order) => order !== 0) ?? 0);
  });
}

async function pivot(on: Clickhouse, db: Db, query: Query<'pivot'>) {
  const keys = query.dimensions.map((dimension) => dimensionColumns[dimension] ?? dimension);
  const { rows, isRaw } = await sumsOf(on, { from: query.date_from, to: query.date_to, keys });
  const labels = await readLabels(db, contextOf(db).caller, query.dimensions);
  const data = sorted(rows, 'clicks').map((row) => {
    const named = Object.fromEntries(
      query.dimensions.map((dimension, nth) => [dimension, row.keys[nth] ?? '']),
    );
    return { keys: named, labels: labels(named), values: kpiValues(row.sums, query.kpi, !isRaw) };
  });
  return { data, total: data.length, limit: -1, offset: 0 };
}

async function report(on: Clickhouse, db: Db, query: Query<'report'>) {
  const { rows } = await sumsOf(on, { from: query.date_from, to: query.date_to, keys: ['offer_id'] });
  const offers = new Map(
    (await db.selectFrom('offer').select(['id', 'name', 'status', 'picture']).execute()).map((offer) => [
      offer.id,
      offer,
    ]),
  );
  const numbered = rows.map(({ keys, sums }) => ({ keys: keys.map(Number), sums }));
  const data = sorted(numbered, 'payout_micros').flatMap(({ keys: [id = 0], sums }) => {
    const offer = offers.get(id);
    if (!offer) return [];
    const { picture, ...said } = offer;
    return [
      {
        offer: { ...said, thumb: picture && `${thumbPath}${picture}` },
        values: kpiValues(sums, query.kpi),
      },
    ];
  });
  return { data, total: data.length, limit: query.limit, offset: query.offset };
}

/** The same of ClickHouse; names of offers and links are read from the network's database. */
export async function askClickhouse(on: Clickhouse, db: Db, { call, query }: Question): Promise<unknown> {
  const answers: Record<Call, () => Promise<unknown>> = {
    timeseries: () => timeseries(on, calls.timeseries.query.parse(query)),
    overview: () => overview(on, calls.overview.query.parse(query)),
    pivot: () => pivot(on, db, calls.pivot.query.parse(query)),
    report: () => report(on, db, calls.report.query.parse(query)),
  };
  return replySchema(calls[call]).parse(await answers[call]());
}
