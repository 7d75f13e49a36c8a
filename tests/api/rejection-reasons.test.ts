import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { logSteps } from './log-steps.ts';
import { type TestNetwork, onNetwork, read, readList } from './network.ts';

const days = 'date_from=2026-08-22&date_to=2026-11-19';

let network: TestNetwork;
let ask: ReturnType<typeof logSteps>['ask'];
let walk: ReturnType<typeof logSteps>['walk'];
onNetwork(async (opened) => {
  network = opened;
  ({ ask, walk } = logSteps(network, await network.tokenOf()));
});

type Rejected = { id: string; ts: Date; reason: string; country: string };

// Sorted and filtered in the program.
async function rejected() {
  const { rows } = await sql<Rejected>`
    select v.id, v.ts, coalesce(v.reason, '') as reason, c.country from conversion v join click c on c.partner_id = 1 and c.id = v.click_id
    where v.partner_id = 1 and v.status = 'rejected' and v.ts >= '2026-08-22' and v.ts < '2026-11-20'`.execute(
    network.network.db,
  );
  return rows.toSorted((one, other) => other.ts.getTime() - one.ts.getTime() || (one.id < other.id ? 1 : -1));
}

const own = 'Too late, 5 % off';
const rejectTenInOwnWords = () =>
  sql`update conversion set reason = ${own} where id = any(array(
    select id from conversion where partner_id = 1 and status = 'rejected' order by id limit 10))`.execute(
    network.network.db,
  );

test.each([
  { reasons: ['returned'], query: 'reason=returned' },
  { reasons: ['canceled', 'duplicate'], query: 'reason=canceled,duplicate,canceled' },
  { reasons: [''], query: 'reason=-' },
  { reasons: ['', own], query: 'reason=-,Too late%252C 5 %2525 off&status=rejected,pending' },
  { reasons: ['canceled'], country: 'DE', query: 'reason=canceled&country=DE' },
  { reasons: [], query: 'reason=returned&status=approved,pending' },
  { reasons: [], query: 'reason=Goods returned' },
])(
  '[O10] [L6] "$query" finds what was rejected for that, in pages and in the file',
  async ({ reasons, query, country }) => {
    await rejectTenInOwnWords();
    const expected = (await rejected())
      .filter(({ reason }) => reasons.includes(reason))
      .filter((row) => country === undefined || row.country === country)
      .map(({ id }) => id);
    expect(expected.length > 0).toBe(reasons.length > 0);
    const { rows } = await walk('conversions', `${days}&${query}&limit=3`);
    expect(rows.map((row) => read(row, 'id'))).toEqual(expected);
    const { text } = await ask('conversions/download', `${days}&${query}`);
    const [, ...lines] = text.trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',').at(-2))).toEqual(expected);
  },
);

test('[O10] the reasons are those of the publisher’s rejections, by name, in the language of the reader', async () => {
  await rejectTenInOwnWords();
  const expected = [
    { id: '', name: '' },
    { id: 'canceled', name: 'Cancelled by the customer' },
    { id: 'duplicate', name: 'Duplicate conversion' },
    { id: 'returned', name: 'Goods returned' },
    { id: 'invalid', name: 'Incomplete or invalid details' },
    { id: 'existing_customer', name: 'Not a new customer' },
    { id: 'unpaid', name: 'Not paid by the customer' },
    { id: 'terms', name: 'Against the terms of the offer' },
    { id: 'fraud', name: 'Suspected fraud' },
    { id: own, name: own },
  ];
  const stored = new Set((await rejected()).map(({ reason }) => reason));
  expect(stored.size).toBeGreaterThan(6);
  const { body } = await ask('conversions/reasons', '');
  expect(read(body, 'data')).toEqual(
    expected.filter(({ id }) => stored.has(id)).toSorted((one, other) => one.name.localeCompare(other.name)),
  );
  const german = await ask('conversions/reasons', '', { language: 'de' });
  expect(readList(german.body, 'data')).toContainEqual({ id: 'canceled', name: 'Vom Kunden storniert' });
});

test('[M1] the reasons are nobody else’s', async () => {
  const { body } = await ask('conversions/reasons', '', {
    bearer: await network.tokenOf('operator@portal.test'),
  });
  expect(read(body, 'data')).toEqual([]);
});

test('[O10] the reasons end after a hundred, however many an advertiser writes', async () => {
  const every = sql`update conversion set status = 'rejected', reason = 'Return ' || id where partner_id = 1`;
  await every.execute(network.network.db);
  const { body } = await ask('conversions/reasons', '');
  expect(readList(body, 'data')).toHaveLength(100);
});
