import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dimension } from '#contract/reports.ts';
import { addDays, dayOf } from '#contract/days.ts';
import { type Click, type Decided, type Traffic, recordTraffic } from '#server/analytics/record-traffic.ts';
import { randomOf, uuidOf } from '#server/demo/random.ts';
import { type TestNetwork, read, readList, onNetwork } from './network.ts';

// The operator's own partner: no traffic except what is recorded here.
const own = 5;
const firstDay = '2026-10-21';
const daysRecorded = 31;
const figures = [
  'impressions',
  'clicks',
  'unique_clicks',
  'conversions',
  'pending',
  'rejected',
  'payout',
  'sale_amount',
] as const;
type Figures = Record<(typeof figures)[number], number>;

let network: TestNetwork;
let token: string;
onNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf('operator@portal.test');
});

const ids = randomOf('totals');
const text = fc.constantFrom('', 'blog', '=1+1', 'ü');
const instant = fc
  .integer({ min: 0, max: daysRecorded * 86_400_000 - 1 })
  .map((offset) => new Date(Date.parse(firstDay) + offset));
const place = fc.record({
  partner_id: fc.constant(own),
  offer_id: fc.constantFrom(48_213, 47_790, 46_902),
  link_id: fc.integer({ min: 1, max: 3 }),
  country: fc.constantFrom('DE', 'AT', 'ZZ'),
  os: fc.constantFrom('iOS', 'Unknown'),
  device: fc.constantFrom('smartphone', 'desktop'),
  browser: fc.constantFrom('Chrome', 'Safari'),
  carrier: fc.constantFrom('Wi-Fi', 'Unknown'),
});
const impressions = fc.record({ place, ts: instant, impressions: fc.integer({ min: 1, max: 500 }) });
const subIds = fc.record({ sub1: text, sub2: text, sub3: text, sub4: text, sub5: text });
const status = fc.constantFrom('pending', 'approved', 'rejected');
const micros = fc.integer({ min: 0, max: 90_000 }).map((cents) => cents * 10_000);
const conversion = fc.record({
  ts: instant,
  status,
  later: status,
  payout_micros: micros,
  sale_micros: micros,
});
const visit = fc.record({
  place,
  subs: subIds,
  ts: instant,
  is_unique: fc.boolean(),
  conversions: fc.array(conversion, { maxLength: 2 }),
});
type Visit = typeof visit extends fc.Arbitrary<infer T> ? T : never;

const nothing: Traffic = { clicks: [], impressions: [], conversions: [], decided: [] };

// In two steps, as it happens: the click with its conversions, then their decisions.
function trafficOf(visits: readonly Visit[]) {
  const decided: Decided[] = [];
  const clicks: Click[] = [];
  const conversions: Traffic['conversions'] = [];
  for (const { place: where, subs, ts, is_unique, conversions: planned } of visits) {
    const click = { ...where, ...subs, id: uuidOf(ids), ts, is_unique };
    clicks.push(click);
    for (const { later, ...row } of planned) {
      const keys = { partner_id: own, id: uuidOf(ids), click_id: click.id, offer_id: where.offer_id };
      const base = { ...row, ...keys, txid: keys.id, decided_at: null };
      conversions.push({ row: base, click });
      const changed = { ...base, status: later, decided_at: ts };
      if (later !== row.status) decided.push({ row: changed, click, before: row.status });
    }
  }
  return { recorded: { ...nothing, clicks, conversions }, decided: { ...nothing, decided } };
}

const money = (value: number) => Math.round(value * 100) / 100;
// Impressions by day and country: they have no raw rows.
const seen: { day: string; country: string; impressions: number }[] = [];

type Narrowed = { from: string; to: string; countries: string[] };

async function rawFigures({ from, to, countries }: Narrowed): Promise<Figures> {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${`${from}T00:00Z`} and ${sql.ref(column)} < ${`${addDays(to, 1)}T00:00Z`}`;
  const { rows } = await sql<Figures>`
    select 0 as impressions,
      (select count(*) from click c where partner_id = ${own} and ${within('c.ts')} and country = any(${countries})) as clicks,
      (select count(*) from click c where partner_id = ${own} and ${within('c.ts')} and country = any(${countries})
        and is_unique) as unique_clicks,
      count(*) filter (where v.status <> 'rejected') as conversions,
      count(*) filter (where v.status = 'pending') as pending,
      count(*) filter (where v.status = 'rejected') as rejected,
      coalesce(sum(v.payout_micros) filter (where v.status <> 'rejected'), 0) / 1e6 as payout,
      coalesce(sum(v.sale_micros) filter (where v.status <> 'rejected'), 0) / 1e6 as sale_amount
    from conversion v join click c on c.partner_id = v.partner_id and c.id = v.click_id
    where v.partner_id = ${own} and ${within('v.ts')} and c.country = any(${countries})`.execute(
    network.network.db,
  );
  const found = seen.filter((row) => row.day >= from && row.day <= to && countries.includes(row.country));
  const sums = rows[0];
  if (!sums) throw new Error('The sums of no rows are a row');
  const impressionsSeen = found.reduce((sum, row) => sum + row.impressions, 0);
  return {
    ...sums,
    impressions: impressionsSeen,
    payout: money(sums.payout),
    sale_amount: money(sums.sale_amount),
  };
}

type Values = Partial<Record<string, number | null>>;
// Without the figures that the answer does not have.
function summed(rows: unknown[]): Values {
  // The contract test has checked the shapes.
  const values = rows.map((row) => read(row, 'values') as Values);
  const unknown = values.length === 0 || values.some((row) => row.impressions === null);
  const names = unknown ? figures.filter((name) => name !== 'impressions') : figures;
  return Object.fromEntries(
    names.map((name) => [name, money(values.reduce((sum, row) => sum + (row[name] ?? 0), 0))]),
  );
}

// Page by page.
async function logged(call: 'conversions' | 'clicks', query: string) {
  const rows: unknown[] = [];
  let next = '';
  do {
    const path = `/publisher/v2/analytics/${call}?limit=100&${query}${next && `&cursor=${next}`}`;
    const { status: code, body } = await network.request(path, { token });
    expect(code).toBe(200);
    rows.push(...readList(body, 'data.data'));
    const following = read(body, 'data.next_cursor');
    next = typeof following === 'string' ? following : '';
  } while (next !== '');
  return rows;
}

const valuesOfClick = (row: unknown) => ({
  clicks: 1,
  unique_clicks: read(row, 'is_unique') === true ? 1 : 0,
});
const valuesOfConversion = (row: unknown) => ({
  conversions: read(row, 'status') === 'rejected' ? 0 : 1,
  pending: read(row, 'status') === 'pending' ? 1 : 0,
  rejected: read(row, 'status') === 'rejected' ? 1 : 0,
  payout: Number(read(row, 'payout')),
  sale_amount: Number(read(row, 'sale_amount')),
});

// Impressions are in no log.
async function loggedFigures(query: string): Promise<Values> {
  const clicks = (await logged('clicks', query)).map(valuesOfClick);
  const conversions = (await logged('conversions', query)).map(valuesOfConversion);
  return summed([...clicks, ...conversions].map((values) => ({ values: { impressions: null, ...values } })));
}

async function answers({ from, to, countries }: Narrowed): Promise<Record<string, Values>> {
  const selected = `date_from=${from}&date_to=${to}&country=${countries.join(',')}`;
  const query = `${selected}&kpi=${figures.join(',')}`;
  const rowsOf = async (call: string, path: string) => {
    const { status: code, body } = await network.request(`/publisher/v2/analytics/${call}&${query}`, {
      token,
    });
    expect(code).toBe(200);
    return summed(readList(body, path));
  };
  const found: Record<string, Values> = {
    report: await rowsOf('report?limit=-1', 'data.data'),
    log: await loggedFigures(selected),
  };
  const { body } = await network.request(`/publisher/v2/analytics/overview?${query}`, { token });
  found.overview = summed([{ values: read(body, 'data.current') }]);
  for (const interval of ['hour', 'day', 'week', 'month']) {
    found[`timeseries by ${interval}`] = await rowsOf(`timeseries?interval=${interval}`, 'data');
  }
  for (const name of dimension.options) {
    found[`pivot by ${name}`] = await rowsOf(`pivot?dimensions=${name}`, 'data.data');
  }
  return found;
}

const countries = fc.subarray(['DE', 'AT', 'ZZ'], { minLength: 1 });
const day = fc.integer({ min: 0, max: daysRecorded - 1 });

test('[O10] timeseries, pivot, report, overview and the logs are the raw events, for any traffic', async () => {
  const happened = fc.record({
    visits: fc.array(visit, { minLength: 1, maxLength: 40 }),
    views: fc.array(impressions, { maxLength: 10 }),
    countries,
    days: fc.tuple(day, day),
  });
  const property = fc.asyncProperty(happened, async (run) => {
    const { recorded, decided } = trafficOf(run.visits);
    const { db } = network.network;
    await db.transaction().execute((tx) => recordTraffic(tx, { ...recorded, impressions: run.views }));
    await db.transaction().execute((tx) => recordTraffic(tx, decided));
    seen.push(
      ...run.views.map((view) => ({
        day: dayOf(view.ts),
        country: view.place.country,
        impressions: view.impressions,
      })),
    );
    const [from = 0, to = 0] = run.days.toSorted((a, b) => a - b);
    const narrowed = { from: addDays(firstDay, from), to: addDays(firstDay, to), countries: run.countries };
    const { impressions: views, ...raw } = await rawFigures(narrowed);
    for (const [name, values] of Object.entries(await answers(narrowed))) {
      const whole = 'impressions' in values ? { impressions: views, ...raw } : raw;
      expect({ [name]: values }).toEqual({ [name]: whole });
    }
  });
  // What was recorded stays, so that a smaller example would not be one.
  await fc.assert(property, { numRuns: 12, seed: 20_261_120, endOnFailure: true });
}, 60_000);
