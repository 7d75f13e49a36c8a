import { describe, expect, test } from 'vitest';
import { kpi } from '#contract/analytics.ts';
import { dimension } from '#contract/reports.ts';
import { freeText } from '#contract/wire.ts';
import { type Click, type Converted, recordTraffic } from '#server/analytics/record-traffic.ts';
import { insertRows } from '#server/database/insert-rows.ts';
import { randomOf, uuidOf } from '#server/demo/random.ts';
import { type TestNetwork, read, readList, onNetwork } from './network.ts';

let network: TestNetwork;
let token: string;

const own = 5;
const offers = [48_213, 47_790, 46_902, 48_466, 47_355];
const countries = ['DE', 'AT', 'GB'];
const systems = ['iOS', 'Android', 'Windows'];
const sources = ['blog', '=1+1', 'news, 100%', ''];

const random = randomOf('reports');
const anyOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;

function randomClick(): Click {
  return {
    partner_id: own,
    id: uuidOf(random),
    ts: new Date(Date.parse('2026-10-25T00:00:00Z') + Math.floor(random() * 25 * 86_400_000)),
    offer_id: anyOf(offers),
    link_id: 1 + Math.floor(random() * 4),
    country: anyOf(countries),
    os: anyOf(systems),
    device: anyOf(['smartphone', 'desktop']),
    browser: anyOf(['Chrome', 'Safari']),
    carrier: anyOf(['Wi-Fi', 'EE']),
    sub1: anyOf(sources),
    sub2: anyOf(['c1', 'c2']),
    is_unique: random() < 0.8,
  };
}

const randomConversion = (click: Click): Converted => ({
  click,
  row: {
    partner_id: own,
    id: uuidOf(random),
    click_id: click.id,
    ts: click.ts,
    offer_id: click.offer_id,
    status: anyOf(['pending', 'approved', 'rejected']),
    payout_micros: Math.floor(random() * 5000) * 10_000,
    sale_micros: Math.floor(random() * 20_000) * 10_000,
    decided_at: null,
  },
});

const clicks = Array.from({ length: 1500 }, randomClick);
const conversions = clicks.filter(() => random() < 0.2).map(randomConversion);
const impressions = clicks.map((place) => ({
  place,
  ts: place.ts,
  impressions: Math.floor(random() * 30),
}));

const paid = conversions.map(({ row }) => row).filter(({ status }) => status !== 'rejected');
const withStatus = (status: string) => conversions.filter(({ row }) => row.status === status).length;
const cents = (value: number) => Math.round(value * 100) / 100;
// Counted from the recorded rows.
const expected = {
  impressions: impressions.reduce((sum, row) => sum + row.impressions, 0),
  clicks: clicks.length,
  unique_clicks: clicks.filter(({ is_unique }) => is_unique).length,
  conversions: paid.length,
  pending: withStatus('pending'),
  rejected: withStatus('rejected'),
  payout: cents(paid.reduce((sum, row) => sum + row.payout_micros / 1e6, 0)),
  sale_amount: cents(paid.reduce((sum, row) => sum + row.sale_micros / 1e6, 0)),
};
type Sum = keyof typeof expected;
const sums = Object.keys(expected) as Sum[];

onNetwork(async (opened) => {
  network = opened;
  await network.network.db
    .transaction()
    .execute((db) => recordTraffic(db, { clicks, impressions, conversions, decided: [] }));
  token = await network.tokenOf('operator@portal.test');
});

const period = 'date_from=2026-10-22&date_to=2026-11-20';
const all = `${period}&kpi=${kpi.options.join(',')}`;
async function request(call: string, query: string, bearer = token) {
  return network.request(`/publisher/v2/analytics/${call}?${query}`, { token: bearer });
}
type Row = {
  keys: Record<string, string | number>;
  labels: Record<string, string>;
  offer: { id: number; name: string };
  values: Record<string, number | null>;
};
// The contract test has checked the shapes of both.
const rowsOf = async (call: string, query: string, bearer = token) =>
  readList((await request(call, query, bearer)).body, 'data.data') as Row[];
const totalsOf = (rows: Row[]) =>
  Object.fromEntries(
    sums.map((name) => [name, cents(rows.reduce((t, row) => t + (row.values[name] ?? 0), 0))]),
  );

describe('totals', () => {
  test('[O10] the overview has what was recorded', async () => {
    expect(read((await request('overview', all)).body, 'data.current')).toMatchObject(expected);
  });

  test.each(dimension.options)('[O10.a] a pivot by %s adds up to it', async (name) => {
    const rows = await rowsOf('pivot', `${all}&dimensions=${name}`);
    const isRaw = name.startsWith('sub');
    expect(totalsOf(rows)).toEqual(isRaw ? { ...expected, impressions: 0 } : expected);
    expect(new Set(rows.map(({ keys }) => keys[name])).size).toBe(rows.length);
  });

  test.each([
    'country,os',
    'date,offer_id,link_id',
    'country,device,carrier',
    'hour,offer_id',
    'link_id,sub1',
  ])('[O10] a pivot by %s adds up to it', async (dimensions) => {
    const rows = await rowsOf('pivot', `${all}&dimensions=${dimensions}`);
    expect({ ...totalsOf(rows), impressions: 0 }).toEqual({ ...expected, impressions: 0 });
  });

  test('[O10.a] a report, page by page, adds up to it, and its download holds the same', async () => {
    const pages = await Promise.all(
      [0, 2, 4].map((offset) => rowsOf('report', `${all}&limit=2&offset=${offset}`)),
    );
    expect(totalsOf(pages.flat())).toEqual(expected);
    expect(new Set(pages.flat().map(({ offer }) => offer.id))).toEqual(new Set(offers));
    const { text } = await request('report/download', `${period}&kpi=clicks,payout`);
    const figures = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(-2).map(Number));
    expect(figures.reduce((sum, [count = 0]) => sum + count, 0)).toBe(expected.clicks);
    expect(cents(figures.reduce((sum, [, payout = 0]) => sum + payout, 0))).toBe(expected.payout);
  });

  test('narrowed down, pivot and overview agree', async () => {
    const query = `${all}&country=DE&os=iOS&offer_id=${offers.slice(0, 3).join(',')}`;
    const { body } = await request('overview', query);
    expect(read(body, 'data.current')).toMatchObject(
      totalsOf(await rowsOf('pivot', `${query}&dimensions=device`)),
    );
  });
});

describe('a pivot', () => {
  test('names its keys, and has no impressions where single rows are read', async () => {
    const [first] = await rowsOf('pivot', `${period}&dimensions=offer_id,country&offer_id=48213&country=DE`);
    expect(first?.keys).toEqual({ offer_id: 48_213, country: 'DE' });
    expect(first?.labels).toEqual({ offer_id: 'Lumen VPN – 24-month plan', country: 'Germany' });
    const bySource = await rowsOf('pivot', `${period}&dimensions=sub1&kpi=impressions,ctr`);
    expect(bySource.map(({ values }) => values)).toEqual(
      sources.map(() => ({ impressions: null, ctr: null })),
    );
  });

  test.each(['clicks', '-payout', '-cr', 'epc'])('is sorted by %s', async (sort) => {
    const name = sort.replace('-', '');
    const rows = await rowsOf('pivot', `${all}&dimensions=country,device&sort=${sort}`);
    const found = rows.map(({ values }) => values[name] ?? 0);
    const sorted = found.toSorted((a, b) => (sort.startsWith('-') ? b - a : a - b));
    expect(found).toEqual(sorted);
  });

  test('of very many rows is truncated, and says so', async () => {
    const rows = Array.from({ length: 10_050 }, (_, index) => ({
      ...randomClick(),
      partner_id: 2,
      sub1: `s${index}`,
    }));
    await insertRows(network.network.db, 'click', { rows });
    const other = await network.tokenOf('terms@portal.test');
    const { body } = await request('pivot', `${period}&dimensions=sub1`, other);
    expect(readList(body, 'data.data')).toHaveLength(10_000);
    expect(read(body, 'data.total')).toBeGreaterThanOrEqual(10_050);
    expect(read(body, 'meta.truncated')).toBe(true);
    const few = await request('pivot', `${period}&dimensions=country`, other);
    expect(read(few.body, 'meta.truncated')).toBeUndefined();
  }, 30_000);
});

describe('a report', () => {
  test('is sorted by name or by a figure, the best payout first by default', async () => {
    const names = (await rowsOf('report', `${period}&sort=name`)).map(({ offer }) => offer.name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('und').compare));
    const payouts = (await rowsOf('report', period)).map(({ values }) => values.payout ?? 0);
    expect(payouts).toEqual(payouts.toSorted((a, b) => b - a));
  });

  test('is grouped by offer in every case', async () => {
    expect(await rowsOf('report', `${period}&group_by=offer_id`)).toEqual(await rowsOf('report', period));
    expect((await request('report', `${period}&group_by=country`)).status).toBe(422);
  });

  test('[P5] is downloaded under its name, as spreadsheets read it', async () => {
    const { status, headers } = await request('report/download', period);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="report-2026-10-22-2026-11-20.csv"; filename*=UTF-8''report-2026-10-22-2026-11-20.csv`,
    );
    const answer = await fetch(`${network.url}/publisher/v2/analytics/report/download?${period}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString('utf8').split('\r\n')[0]).toBe('\uFEFFOffer ID,Offer,Clicks,Conversions,Payout');
  });

  test('takes neither sort nor paging when it is downloaded', async () => {
    for (const query of ['limit=5', 'offset=5', 'sort=name']) {
      const { status, body } = await request('report/download', `${period}&${query}`);
      expect([status, read(body, 'code')]).toEqual([400, 'UNKNOWN_PARAMETER']);
    }
  });

  test('of an offer named like a formula is no formula', async () => {
    const { db } = network.network;
    await db.updateTable('offer').set({ name: '=HYPERLINK("http://x")' }).where('id', '=', 47_355).execute();
    const { text } = await request('report/download', `${period}&offer_id=47355`);
    expect(text).toContain(`47355,"'=HYPERLINK(""http://x"")"`);
  });
});

describe('filters', () => {
  const filters = [
    'offer_id',
    'link_id',
    'country',
    'os',
    'device',
    'browser',
    'carrier',
    'sub1',
    'sub2',
  ] as const;

  test.each(filters)('[O10] %s narrows every call down to the same clicks', async (name) => {
    for (const value of new Set(clicks.map((click) => click[name] ?? ''))) {
      const query = `${all}&${name}=${encodeURIComponent(freeText.write(String(value)))}`;
      const counted = clicks.filter((click) => (click[name] ?? '') === value).length;
      const points = readList((await request('timeseries', query)).body, 'data') as Pick<Row, 'values'>[];
      expect({
        overview: read((await request('overview', query)).body, 'data.current.clicks'),
        timeseries: points.reduce((sum, { values }) => sum + (values.clicks ?? 0), 0),
        report: totalsOf(await rowsOf('report', `${query}&limit=-1`)).clicks,
        pivot: totalsOf(await rowsOf('pivot', `${query}&dimensions=date`)).clicks,
      }).toEqual({ overview: counted, timeseries: counted, report: counted, pivot: counted });
    }
  });

  test('[O10] figures of a sub ID have no impressions, and cover at most 31 days', async () => {
    const { body } = await request('overview', `${period}&kpi=clicks,impressions,ctr&sub1=blog`);
    expect(read(body, 'data.current')).toMatchObject({ impressions: null, ctr: null });
    const long = 'date_from=2026-10-20&date_to=2026-11-20&sub1=blog';
    for (const call of ['overview', 'timeseries', 'report', 'pivot?dimensions=date']) {
      const [path = '', more = ''] = call.split('?');
      const answer = await request(path, `${more ? `${more}&` : ''}${long}`);
      expect([answer.status, read(answer.body, 'code')]).toEqual([422, 'RANGE_TOO_LONG']);
    }
  });
});

describe('what is refused', () => {
  test.each([
    ['', 'VALIDATION_ERROR'],
    ['dimensions=', 'VALIDATION_ERROR'],
    ['dimensions=partner_id', 'VALIDATION_ERROR'],
    ['dimensions=date,date', 'VALIDATION_ERROR'],
    ['dimensions=date,os,device,country', 'VALIDATION_ERROR'],
  ])('a pivot with "%s"', async (query, code) => {
    const { status, body } = await request('pivot', `${period}&${query}`);
    expect([status, read(body, 'code')]).toEqual([422, code]);
  });

  test('long periods where single rows must be read, and very long ones everywhere', async () => {
    const long = 'date_from=2026-08-01&date_to=2026-11-20';
    expect(read((await request('pivot', `${long}&dimensions=sub1`)).body, 'code')).toBe('RANGE_TOO_LONG');
    const bySub = await request('pivot', `${long}&dimensions=country&sub1=blog&sub2=a`);
    expect(read(bySub.body, 'description')).toBe('The period may have 31 days by sub1 and sub2');
    expect((await request('pivot', `${long}&dimensions=country,os`)).status).toBe(200);
    const veryLong = 'date_from=2025-08-01&date_to=2026-11-20';
    expect(read((await request('report', veryLong)).body, 'code')).toBe('RANGE_TOO_LONG');
  });
});

test('nobody sees the figures of another publisher', async () => {
  const publisher = await network.tokenOf();
  const ofPublisher = await rowsOf('report', `${all}&limit=-1`, publisher);
  expect(ofPublisher.length).toBeGreaterThan(5);
  expect(totalsOf(await rowsOf('report', `${all}&limit=-1`))).toEqual(expected);
});
