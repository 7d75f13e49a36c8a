import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { clickIdOf } from '#contract/tracked-ids.ts';
import { logSteps } from './log-steps.ts';
import { type TestNetwork, onNetwork, read, readList } from './network.ts';

const october = 'date_from=2026-10-01&date_to=2026-10-31';
const quarter = 'date_from=2026-08-22&date_to=2026-11-19';

let network: TestNetwork;
let token: string;
let ask: ReturnType<typeof logSteps>['ask'];
let walk: ReturnType<typeof logSteps>['walk'];
onNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
  ({ ask, walk } = logSteps(network, token));
});

const words: Record<string, string> = {
  duplicate: 'Duplicate conversion',
  canceled: 'Cancelled by the customer',
  returned: 'Goods returned',
  unpaid: 'Not paid by the customer',
  invalid: 'Incomplete or invalid details',
  existing_customer: 'Not a new customer',
  terms: 'Against the terms of the offer',
  fraud: 'Suspected fraud',
};

type Stored = Record<string, string | number | null> & {
  reason: string | null;
  status: string;
  clicked: Date;
  converted: Date;
  decided: Date | null;
};
const subsOf = ({ sub1, sub2, sub3, sub4, sub5 }: Stored) => ({ sub1, sub2, sub3, sub4, sub5 });

// By SQL of its own: sorted in the program, sums by the database.
async function storedConversions(from: string, to: string) {
  const { rows } = await sql<Stored>`
    select v.id, v.click_id, v.txid, v.goal, v.status, v.reason, v.offer_id, o.name as offer, l.id as link_id,
      l.name as link, c.country, c.sub1, c.sub2, c.sub3, c.sub4, c.sub5, c.ts as clicked, v.ts as converted,
      v.decided_at as decided, v.payout_micros / 1000000.0 as payout, v.sale_micros / 1000000.0 as sale, (select max(i.id) from inquiry i where i.conversion_id = v.id) as inquiry_id,
      (select i.status from inquiry i where i.conversion_id = v.id order by i.id desc limit 1) as inquiry_status
    from conversion v join click c on c.partner_id = 1 and c.id = v.click_id
    join offer o on o.id = v.offer_id join tracking_link l on l.partner_id = 1 and l.id = c.link_id
    where v.partner_id = 1 and v.ts >= ${from} and v.ts < ${to}`.execute(network.network.db);
  return rows.toSorted(
    (one, other) =>
      other.converted.getTime() - one.converted.getTime() ||
      (String(one['id']) < String(other['id']) ? 1 : -1),
  );
}

function shown(row: Stored) {
  const isRejected = row.status === 'rejected';
  return {
    id: row['id'],
    click_id: clickIdOf(1, String(row['click_id'])),
    transaction_id: row['txid'],
    goal: row['goal'],
    status: row.status,
    reason: isRejected && row.reason !== null ? { id: row.reason, name: words[row.reason] } : null,
    offer: { id: row['offer_id'], name: row['offer'] },
    link: { id: row['link_id'], name: row['link'] },
    country: row['country'],
    ...subsOf(row),
    clicked_at: row.clicked.toISOString(),
    converted_at: row.converted.toISOString(),
    decided_at: row.decided?.toISOString() ?? null,
    seconds_to_conversion: Math.round((row.converted.getTime() - row.clicked.getTime()) / 1000),
    payout: isRejected ? 0 : Number(row['payout']),
    rejected_payout: isRejected ? Number(row['payout']) : null,
    sale_amount: isRejected ? 0 : Number(row['sale']),
    currency: 'EUR',
    inquiry: row['inquiry_id'] === null ? null : { id: row['inquiry_id'], status: row['inquiry_status'] },
  };
}

const cents = (value: number) => Math.round(value * 100) / 100;
const sumOf = (rows: readonly unknown[], name: string) =>
  cents(rows.reduce<number>((sum, row) => sum + Number(read(row, name)), 0));

describe('the log of conversions', () => {
  test('[O10] has every conversion of the days once, newest first, in pages of any size', async () => {
    const expected = (await storedConversions('2026-11-16T00:00Z', '2026-11-19T00:00Z')).map(shown);
    const days = 'date_from=2026-11-16&date_to=2026-11-18';
    const { rows, pages } = await walk('conversions', `${days}&limit=7`);
    expect(rows).toEqual(expected);
    expect(pages).toEqual(
      expected.map((_, nth) => Math.min(7, expected.length - nth)).filter((_, nth) => nth % 7 === 0),
    );
    expect((await walk('conversions', `${days}&limit=100`)).rows).toEqual(expected);
  });

  test('[O12] one is found by its id, with the inquiry about it; nobody else’s is', async () => {
    const { db } = network.network;
    const inquiry = await db
      .selectFrom('inquiry')
      .select(['id', 'status', 'conversion_id'])
      .where('partner_id', '=', 1)
      .where('conversion_id', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const load = async (id: string) =>
      network.request(`/publisher/v2/analytics/conversions/${id}`, { token: await network.tokenOf() });
    const { body } = await load(inquiry.conversion_id ?? '');
    expect([read(body, 'data.id'), read(body, 'data.inquiry')]).toEqual([
      inquiry.conversion_id,
      { id: inquiry.id, status: inquiry.status },
    ]);
    const foreign = await db
      .selectFrom('conversion')
      .select('id')
      .where('partner_id', '!=', 1)
      .executeTakeFirstOrThrow();
    expect((await load(foreign.id)).status).toBe(404);
    expect((await load('FOO')).status).toBe(404);
  });

  test('[O10] rows of the same moment are on one page or the next, none twice', async () => {
    const { db } = network.network;
    const same = sql`update conversion set ts = '2026-10-05T08:00:00.123456Z'
      where partner_id = 1 and ts >= '2026-10-05' and ts < '2026-10-06'`;
    await same.execute(db);
    const day = 'date_from=2026-10-05&date_to=2026-10-05';
    const { rows } = await walk('conversions', `${day}&limit=2`);
    const ids = rows.map((row) => String(read(row, 'id')));
    expect(ids.length).toBeGreaterThan(4);
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
  });

  test('[L7] are found by how their transaction ID begins, letter by letter, beside every other filter', async () => {
    const { db } = network.network;
    const stored = await storedConversions('2026-10-01T00:00Z', '2026-11-01T00:00Z');
    const [one, other, third] = stored.map((row) => String(row['id']));
    await sql`update conversion set txid = '50%_off-1' where partner_id = 1 and id = ${one}`.execute(db);
    await sql`update conversion set txid = '50%_off-12' where partner_id = 1 and id = ${other}`.execute(db);
    await sql`update conversion set txid = '505_off-1' where partner_id = 1 and id = ${third}`.execute(db);
    const found = async (text: string, query = october) => {
      const { rows } = await walk('conversions', `${query}&transaction_id=${encodeURIComponent(text)}`);
      return rows.map((row) => read(row, 'id'));
    };
    expect(await found('50%_off-1')).toEqual([one, other]);
    expect(await found('50%_off-12')).toEqual([other]);
    expect(await found('50')).toEqual([one, other, third]);
    expect(await found('_')).toEqual([]);
    expect(await found('50%_OFF')).toEqual([]);
    expect(await found('50%', 'date_from=2026-11-01&date_to=2026-11-02')).toEqual([]);
    const { text } = await ask('conversions/download', `${october}&transaction_id=505_`);
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  });

  const everyStatus = ['pending', 'approved', 'rejected'];
  test.each([
    { filter: '', statuses: everyStatus },
    { filter: '', statuses: ['rejected'] },
    { filter: '', statuses: ['pending', 'approved', 'pending'] },
    { filter: 'offer_id=48213', statuses: everyStatus },
    { filter: 'offer_id=48213,47790', statuses: ['approved'] },
    { filter: 'link_id=1,2', statuses: everyStatus },
    { filter: 'country=DE,AT&device=smartphone', statuses: everyStatus },
    { filter: 'sub1=newsletter&sub2=c1,c2', statuses: everyStatus },
    { filter: 'country=XX', statuses: everyStatus },
  ])('[O10] "$filter" with $statuses adds up to the figures', async ({ filter, statuses }) => {
    const { rows } = await walk('conversions', `${october}&${filter}&status=${statuses.join(',')}&limit=100`);
    const kpis = 'kpi=conversions,pending,rejected,payout,sale_amount';
    const { body } = await ask('overview', `${october}&${kpis}&${filter}`);
    const figure = (name: string) => Number(read(body, `data.current.${name}`));
    const figures = {
      pending: figure('pending'),
      approved: figure('conversions') - figure('pending'),
      rejected: figure('rejected'),
    };
    const expected = Object.entries(figures).map(([status, count]) => [
      status,
      statuses.includes(status) ? count : 0,
    ]);
    const counts = Object.keys(figures).map((status) => [
      status,
      rows.filter((row) => read(row, 'status') === status).length,
    ]);
    expect(counts).toEqual(expected);
    const rest = everyStatus.filter((status) => !statuses.includes(status));
    const others =
      rest.length === 0
        ? []
        : (await walk('conversions', `${october}&${filter}&status=${rest.join(',')}&limit=100`)).rows;
    const money = [...rows, ...others];
    expect([sumOf(money, 'payout'), sumOf(money, 'sale_amount')]).toEqual([
      figure('payout'),
      figure('sale_amount'),
    ]);
  });

  test.each([
    '',
    'status=rejected',
    'status=pending,rejected&country=DE',
    'offer_id=48213',
    'reason=canceled,-',
    'reason=canceled,-&status=rejected&device=desktop',
  ])('[O10] what was rejected of "%s" adds up to its rows, by a call of its own', async (filter) => {
    const { rows } = await walk('conversions', `${quarter}&${filter}&limit=100`);
    const rejected = rows.filter((row) => read(row, 'status') === 'rejected');
    expect(rejected.length).toBeGreaterThan(0);
    const { body } = await ask('conversions/rejected', `${quarter}&${filter}`);
    expect(read(body, 'data')).toEqual({
      rejected: rejected.length,
      rejected_payout: sumOf(rejected, 'rejected_payout'),
    });
  });

  test('[O10] how transactions begin narrows what was rejected; other statuses have none of it', async () => {
    const { rows } = await walk('conversions', `${quarter}&status=rejected&limit=100`);
    const begin = String(read(rows[0], 'transaction_id')).slice(0, 4);
    const found = rows.filter((row) => String(read(row, 'transaction_id')).startsWith(begin));
    const { body } = await ask('conversions/rejected', `${quarter}&transaction_id=${begin}`);
    expect(read(body, 'data')).toEqual({
      rejected: found.length,
      rejected_payout: sumOf(found, 'rejected_payout'),
    });
    const other = await ask('conversions/rejected', `${quarter}&status=approved`);
    expect(read(other.body, 'data')).toEqual({ rejected: 0, rejected_payout: 0 });
  });

  test('[O10] the reason of a rejection is in the language that the reader speaks', async () => {
    const query = `${october}&status=rejected&limit=100`;
    const [english, german] = [
      await ask('conversions', query),
      await ask('conversions', query, { language: 'de' }),
    ];
    const names = ({ body }: typeof english) =>
      new Set(readList(body, 'data.data').map((row) => String(read(row, 'reason.name'))));
    expect(names(english)).toContain('Cancelled by the customer');
    expect(names(german)).toContain('Vom Kunden storniert');
    expect(german.headers.get('content-language')).toBe('de');
    const texts = readList(german.body, 'data.data').map((row) => String(read(row, 'reason.name')));
    expect(texts.filter((name) => Object.values(words).includes(name))).toEqual([]);
  });

  test('[O10] follows a change of the currency to the cent', async () => {
    const bearer = await network.tokenOf('terms@portal.test');
    const json = { currency: 'USD' };
    await network.request('/publisher/v1/user-profile', { method: 'PUT', json, token: bearer });
    const { rows } = await walk('conversions', `${quarter}&limit=100`, { bearer });
    const { body } = await ask('overview', `${quarter}&kpi=conversions,payout`, { bearer });
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map((row) => read(row, 'currency')))).toEqual(new Set(['USD']));
    expect([sumOf(rows, 'payout'), read(body, 'data.currency')]).toEqual([
      read(body, 'data.current.payout'),
      'USD',
    ]);
  });
});

describe('the log of clicks', () => {
  test('[O10] has every click of the days once, with its conversions', async () => {
    const days = 'date_from=2026-11-18&date_to=2026-11-18&offer_id=48213';
    const { rows } = await walk('clicks', `${days}&limit=50`);
    const { body } = await ask('overview', `${days}&kpi=clicks,unique_clicks`);
    const unique = rows.filter((row) => read(row, 'is_unique') === true).length;
    expect({ clicks: rows.length, unique_clicks: unique }).toEqual(read(body, 'data.current'));
    const stored = await sql<{ id: string; conversions: number }>`
      select c.id, (select count(*) from conversion v where v.click_id = c.id and v.status in ('approved', 'pending')) as conversions
      from click c where c.partner_id = 1 and c.offer_id = 48213 and c.ts >= '2026-11-18' and c.ts < '2026-11-19'
      order by c.ts desc, c.id desc`.execute(network.network.db);
    expect(rows.map((row) => ({ id: read(row, 'id'), conversions: read(row, 'conversions') }))).toEqual(
      stored.rows.map(({ id, conversions }) => ({ id: clickIdOf(1, id), conversions })),
    );
  });
});

describe('a request of a log', () => {
  const day = 'date_from=2026-11-18&date_to=2026-11-18';
  const injected = Buffer.from("2026-13-40T99:00:00.000000Z ' or 1=1").toString('base64url');
  test.each([
    [`conversions?${day}&cursor=abc`, '422 VALIDATION_ERROR'],
    [`clicks?${day}&cursor=${injected}`, '422 VALIDATION_ERROR'],
    [`conversions?${day}&limit=0`, '422 VALIDATION_ERROR'],
    [`conversions?${day}&limit=101`, '422 VALIDATION_ERROR'],
    [`conversions?${day}&transaction_id=`, '422 VALIDATION_ERROR'],
    [`clicks?${day}&transaction_id=1`, '400 UNKNOWN_PARAMETER'],
    [`clicks?${day}&status=approved`, '400 UNKNOWN_PARAMETER'],
    [`clicks?${day}&reason=fraud`, '400 UNKNOWN_PARAMETER'],
    [`conversions?${day}&reason=`, '422 VALIDATION_ERROR'],
    [
      `conversions?${day}&reason=${Array.from({ length: 101 }, (_, nth) => nth).join()}`,
      '422 VALIDATION_ERROR',
    ],
    ['conversions?date_from=2024-01-01&date_to=2026-11-18', '422 RANGE_TOO_LONG'],
    ['clicks?date_from=2026-09-01&date_to=2026-11-18&sub1=blog', '422 RANGE_TOO_LONG'],
  ])('%s is refused: %s', async (request, refusal) => {
    const { status, body } = await network.request(`/publisher/v2/analytics/${request}`, { token });
    expect([String(status), read(body, 'code')]).toEqual(refusal.split(' '));
  });

  test('[M1] shows nobody else’s rows, not even behind a cursor of theirs', async () => {
    const { body } = await ask('conversions', `${day}&limit=1`);
    const cursor = String(read(body, 'data.next_cursor'));
    const bearer = await network.tokenOf('operator@portal.test');
    for (const query of [day, `${day}&cursor=${cursor}`, `${day}&offer_id=48213`]) {
      for (const call of ['conversions', 'clicks']) {
        const answer = await ask(call, query, { bearer });
        expect(read(answer.body, 'data')).toEqual({ data: [], next_cursor: null });
      }
      if (query.includes('cursor')) continue;
      const { body: sums } = await ask('conversions/rejected', query, { bearer });
      expect(read(sums, 'data')).toEqual({ rejected: 0, rejected_payout: 0 });
    }
  });
});
