import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { kpi } from '#contract/analytics.ts';
import { topUpTraffic } from '#server/demo/top-up.ts';
import { type TestNetwork, read, readList, onNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

const sums = [
  'impressions',
  'clicks',
  'unique_clicks',
  'conversions',
  'pending',
  'rejected',
  'payout',
  'sale_amount',
];
const raw = sums.filter((name) => name !== 'impressions');
const all = `kpi=${kpi.options.join(',')}`;
const quarter = 'date_from=2026-08-22&date_to=2026-11-19';

async function request(call: string, query: string, bearer = token) {
  return network.request(`/publisher/v2/analytics/${call}?${query}`, { token: bearer });
}
type Values = Record<string, number | null>;
type Point = { date: string; values: Values };
// The contract test has checked the shapes of both.
const overview = async (query: string, bearer = token) =>
  read((await request('overview', query, bearer)).body, 'data.current') as Values;
const series = async (query: string, bearer = token) =>
  readList((await request('timeseries', query, bearer)).body, 'data') as Point[];

const cents = (value: number) => Math.round(value * 100) / 100;
const totalOf = (points: Point[], name: string) =>
  cents(points.reduce((sum, { values }) => sum + (values[name] ?? 0), 0));
const pickFrom = (values: Values, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
const totalsOf = (points: Point[], names: string[]) =>
  Object.fromEntries(names.map((name) => [name, totalOf(points, name)]));

// Counted from single clicks and conversions.
async function rawTotals(from: string, to: string, more = sql`true`) {
  const { rows } = await sql<Values>`
    select
      (select count(*) from click c where partner_id = 1 and ts >= ${from} and ts < ${to} and ${more}) as clicks,
      (select count(*) from click c where partner_id = 1 and is_unique and ts >= ${from} and ts < ${to} and ${more}) as unique_clicks,
      count(*) filter (where v.status <> 'rejected') as conversions,
      count(*) filter (where v.status = 'pending') as pending,
      count(*) filter (where v.status = 'rejected') as rejected,
      round(coalesce(sum(v.payout_micros) filter (where v.status <> 'rejected'), 0) / 1e6, 2) as payout,
      round(coalesce(sum(v.sale_micros) filter (where v.status <> 'rejected'), 0) / 1e6, 2) as sale_amount
    from conversion v join click c on c.partner_id = v.partner_id and c.id = v.click_id
    where v.partner_id = 1 and v.ts >= ${from} and v.ts < ${to} and ${more}`.execute(network.network.db);
  return rows[0];
}

describe('totals', () => {
  test('[O10] the first day with traffic is named, also for days without any', async () => {
    const { rows } = await sql<{ day: string }>`select (min(ts) at time zone 'UTC')::date as day
      from click where partner_id = 1`.execute(network.network.db);
    for (const days of [quarter, 'date_from=2024-01-01&date_to=2024-01-02']) {
      expect(read((await request('overview', days)).body, 'data.begun')).toBe(rows[0]?.day);
    }
    const fresh = await network.tokenOf('operator@portal.test');
    expect(read((await request('overview', quarter, fresh)).body, 'data.begun')).toBeNull();
  });

  test('[O10.a] overview, every kind of timeseries and the raw rows agree', async () => {
    const total = await overview(`${quarter}&${all}`);
    for (const interval of ['day', 'week', 'month']) {
      expect(totalsOf(await series(`${quarter}&${all}&interval=${interval}`), sums)).toEqual(
        pickFrom(total, sums),
      );
    }
    expect(await rawTotals('2026-08-22T00:00Z', '2026-11-20T00:00Z')).toEqual(pickFrom(total, raw));
    expect(total.clicks).toBeGreaterThan(40_000);
  });

  test.each([
    ['country=DE', sql`c.country = 'DE'`],
    ['country=DE,AT&device=smartphone', sql`c.country in ('DE', 'AT') and c.device = 'smartphone'`],
    ['os=iOS', sql`c.os = 'iOS'`],
    ['offer_id=47790,48466', sql`c.offer_id in (47790, 48466)`],
    ['offer_id=47790&os=Android', sql`c.offer_id = 47790 and c.os = 'Android'`],
  ])('agree narrowed down to %s', async (query, condition) => {
    const total = await overview(`${quarter}&${all}&${query}`);
    expect(totalsOf(await series(`${quarter}&${all}&${query}`), sums)).toEqual(pickFrom(total, sums));
    expect(await rawTotals('2026-08-22T00:00Z', '2026-11-20T00:00Z', condition)).toEqual(
      pickFrom(total, raw),
    );
    expect(total.clicks).toBeGreaterThan(0);
  });

  test('agree hour by hour, also for a single country', async () => {
    const days = 'date_from=2026-11-10&date_to=2026-11-19';
    const hourly = await series(`${days}&${all}&interval=hour`);
    expect(hourly).toHaveLength(240);
    expect(totalsOf(hourly, sums)).toEqual(pickFrom(await overview(`${days}&${all}`), sums));
    const german = await series(`${days}&${all}&interval=hour&country=DE`);
    expect(totalsOf(german, raw)).toEqual(pickFrom(await overview(`${days}&${all}&country=DE`), raw));
    expect(german.map(({ values }) => values.impressions ?? values.ctr ?? values.ecpm)).toEqual(
      german.map(() => null),
    );
  });

  test('parts add up to the whole', async () => {
    const whole = await overview(`${quarter}&${all}`);
    const parts = await Promise.all(
      ['smartphone', 'tablet', 'desktop'].map((device) => overview(`${quarter}&${all}&device=${device}`)),
    );
    for (const name of sums) {
      expect(cents(parts.reduce((sum, part) => sum + (part[name] ?? 0), 0))).toBe(whole[name]);
    }
  });

  test('stay equal as time goes on and conversions are decided upon', async () => {
    const before = await overview(`${quarter}&${all}`);
    await topUpTraffic(network.network.db, new Date('2026-11-25T09:30:00Z'));
    const after = await overview(`${quarter}&${all}`);
    expect(after.clicks).toBe(before.clicks);
    expect(after.pending).toBeLessThan(before.pending ?? 0);
    expect(after.rejected).toBeGreaterThan(before.rejected ?? 0);
    expect(await rawTotals('2026-08-22T00:00Z', '2026-11-20T00:00Z')).toEqual(pickFrom(after, raw));
    const fine = await overview(`${quarter}&${all}&device=smartphone,tablet,desktop`);
    expect(pickFrom(fine, sums)).toEqual(pickFrom(after, sums));
    const lately = 'date_from=2026-11-20&date_to=2026-11-25';
    expect(await rawTotals('2026-11-20T00:00Z', '2026-11-26T00:00Z')).toEqual(
      pickFrom(await overview(`${lately}&${all}`), raw),
    );
    const hours = await series(`${lately}&kpi=clicks&interval=hour`);
    expect(hours.findLast(({ values }) => values.clicks)?.date).toBe('2026-11-25T08:00');
    await network.request('/__test/reset', { json: {} });
    token = await network.tokenOf();
    expect(await overview(`${quarter}&${all}`)).toEqual(before);
  });
});

describe('figures', () => {
  test('ratios are made of the sums', async () => {
    const { clicks, conversions, impressions, payout, ...ratios } = await overview(`${quarter}&${all}`);
    const [c, v, i, p] = [clicks ?? 0, conversions ?? 0, impressions ?? 0, payout ?? 0];
    expect(ratios.cr).toBeCloseTo((100 * v) / c, 2);
    expect(ratios.ctr).toBeCloseTo((100 * c) / i, 2);
    expect(ratios.epc).toBeCloseTo(p / c, 4);
    expect(ratios.ecpm).toBeCloseTo((1000 * p) / i, 3);
    expect(ratios.avg_payout).toBeCloseTo(p / v, 2);
  });

  test('without traffic counts are 0 and ratios unknown', async () => {
    const empty = 'date_from=2025-01-01&date_to=2025-01-02';
    expect(await overview(`${empty}&kpi=clicks,payout,cr,epc`)).toEqual({
      clicks: 0,
      payout: 0,
      cr: null,
      epc: null,
    });
    expect(await series(`${empty}&kpi=clicks,cr`)).toEqual([
      { date: '2025-01-01', values: { clicks: 0, cr: null } },
      { date: '2025-01-02', values: { clicks: 0, cr: null } },
    ]);
  });

  test('the previous period is as long and ends the day before', async () => {
    const { body } = await request(
      'overview',
      'date_from=2026-10-22&date_to=2026-11-20&kpi=clicks,conversions',
    );
    expect(read(body, 'data.period')).toEqual({
      from: '2026-10-22',
      to: '2026-11-20',
      previous_from: '2026-09-22',
      previous_to: '2026-10-21',
    });
    const before = await overview('date_from=2026-09-22&date_to=2026-10-21&kpi=clicks,conversions');
    expect(read(body, 'data.previous')).toEqual(before);
    const [now, then] = [Number(read(body, 'data.current.clicks')), before.clicks ?? 0];
    expect(read(body, 'data.change.clicks')).toBe(Math.round((1000 * (now - then)) / then) / 10);
  });

  test('every interval of the period is there, named by its first day', async () => {
    const dates = async (query: string) => (await series(query)).map(({ date }) => date);
    expect(await dates('date_from=2026-11-11&date_to=2026-11-20&interval=week')).toEqual([
      '2026-11-09',
      '2026-11-16',
    ]);
    expect(await dates('date_from=2026-09-30&date_to=2026-11-01&interval=month')).toEqual([
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ]);
  });

  test('every figure is explained once', async () => {
    const { body } = await request('dict-kpi', '');
    expect(readList(body, 'data').map((row) => read(row, 'id'))).toEqual(kpi.options);
  });
});

describe('what is refused', () => {
  test.each([
    ['date_from=2026-11-20&date_to=2026-11-19', 422, 'VALIDATION_ERROR'],
    ['date_from=2025-11-19&date_to=2026-11-20', 422, 'RANGE_TOO_LONG'],
    ['date_from=2026-10-20&date_to=2026-11-20&interval=hour', 422, 'RANGE_TOO_LONG'],
    ['date_from=2026-02-30&date_to=2026-11-20', 422, 'VALIDATION_ERROR'],
    ['date_to=2026-11-20', 422, 'VALIDATION_ERROR'],
    [`${quarter}&kpi=revenue`, 422, 'VALIDATION_ERROR'],
    [`${quarter}&interval=year`, 422, 'VALIDATION_ERROR'],
    [`${quarter}&partner_id=2`, 400, 'UNKNOWN_PARAMETER'],
  ])('%s', async (query, status, code) => {
    const answer = await request('timeseries', query);
    expect([answer.status, read(answer.body, 'code')]).toEqual([status, code]);
  });
});

test('[P7] a word in a list of numbers was given, and is no number', async () => {
  for (const [given, field] of [
    ['OFFER_ID', 'offer_id.0'],
    ['47790,OFFER_ID', 'offer_id.1'],
  ] as const) {
    const { body } = await request('timeseries', `${quarter}&offer_id=${given}`);
    expect(read(body, 'errors')).toEqual([
      { field, errors: [{ code: 'INVALID_FORMAT', description: 'This is no number' }] },
    ]);
  }
  const { body } = await request('timeseries', `${quarter}&offer_id=47790,`);
  expect(read(body, 'errors.0.errors.0.code')).toBe('REQUIRED');
});

test('nobody sees the figures of another publisher', async () => {
  const other = await network.tokenOf('terms@portal.test');
  const query = `${quarter}&kpi=clicks&offer_id=47790`;
  expect((await overview(query)).clicks).toBeGreaterThan(0);
  expect((await overview(query, other)).clicks).toBe(0);
  expect((await overview(query, await network.tokenOf('operator@portal.test'))).clicks).toBe(0);
});

describe('the seeded traffic', () => {
  test('has at least 120 days with clicks on every one', async () => {
    const days = await series('date_from=2026-07-23&date_to=2026-11-19&kpi=clicks');
    expect(days).toHaveLength(120);
    expect(days.every(({ values }) => (values.clicks ?? 0) > 100)).toBe(true);
  });

  test('is better on weekends, grows, and sleeps at night', async () => {
    const days = await series('date_from=2026-07-20&date_to=2026-11-15&kpi=clicks');
    const on = (weekday: number) => days.filter(({ date }) => new Date(date).getUTCDay() === weekday);
    const mean = (points: Point[]) => totalOf(points, 'clicks') / points.length;
    expect(mean(on(6))).toBeGreaterThan(1.2 * mean(on(2)));
    expect(mean(days.slice(-28))).toBeGreaterThan(1.2 * mean(days.slice(0, 28)));
    const hours = await series('date_from=2026-10-20&date_to=2026-11-19&kpi=clicks&interval=hour');
    const at = (hour: string) => mean(hours.filter(({ date }) => date.endsWith(`T${hour}:00`)));
    expect(at('20')).toBeGreaterThan(8 * at('03'));
  });
});
