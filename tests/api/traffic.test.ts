import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addTraffic } from '#server/demo/add-traffic.ts';
import { BadOptions } from '#server/start/options.ts';
import { readTrafficOptions } from '#server/start/traffic-options.ts';
import { type TestNetwork, onNetwork } from './network.ts';

let network: TestNetwork;
onNetwork((opened) => {
  network = opened;
});

type Counted = { clicks: number; conversions: number; days: number; first: string; last: string };
async function raw() {
  const { rows } =
    await sql<Counted>`select count(*) as clicks, (select count(*) from conversion) as conversions
    from click`.execute(network.network.db);
  return rows[0] ?? { clicks: 0, conversions: 0 };
}
// Whether every rollup matches the raw rows.
async function agree() {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from click) as clicks, (select count(*) from click where is_unique) as unique_clicks,
      count(*) filter (where status <> 'rejected') as conversions, count(*) filter (where status = 'pending') as pending,
      count(*) filter (where status = 'rejected') as rejected,
      sum(payout_micros) filter (where status <> 'rejected') as payout_micros,
      sum(sale_micros) filter (where status <> 'rejected') as sale_micros from conversion`.execute(
    network.network.db,
  );
  for (const table of ['stat_offer', 'stat_hour', 'stat_dim']) {
    const { rows: sums } = await sql<Record<string, number>>`select sum(clicks) as clicks,
      sum(unique_clicks) as unique_clicks, sum(conversions) as conversions, sum(pending) as pending,
      sum(rejected) as rejected, sum(payout_micros) as payout_micros, sum(sale_micros) as sale_micros
      from ${sql.table(table)}`.execute(network.network.db);
    expect({ [table]: sums[0] }).toEqual({ [table]: rows[0] });
  }
}
const eventsAdded = async (act: () => Promise<unknown>) => {
  const before = await raw();
  await act();
  const after = await raw();
  return after.clicks + after.conversions - before.clicks - before.conversions;
};

describe('added traffic', () => {
  test('is exactly as much as requested, over all the days, and figures agree', async () => {
    const { db, clock } = network.network;
    const steps: number[] = [];
    const onStep = (done: number) => steps.push(done) > 0;
    const before = await sql<{
      day: string;
      count: number;
    }>`select (ts at time zone 'UTC')::date as day, count(*) as count
      from click group by 1`.execute(db);
    expect(
      await eventsAdded(() => addTraffic(db, { events: 4321, days: 12, now: clock.now(), onStep })),
    ).toBe(4321);
    expect(steps.at(-1)).toBe(4321);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    const counts = new Map(before.rows.map(({ day, count }) => [day, count]));
    const after = await sql<{
      day: string;
      count: number;
    }>`select (ts at time zone 'UTC')::date as day, count(*) as count
      from click group by 1 order by 1`.execute(db);
    const grown = after.rows.filter(({ day, count }) => count > (counts.get(day) ?? 0)).map(({ day }) => day);
    expect([grown[0], grown.at(-1), grown.length]).toEqual(['2026-11-08', '2026-11-19', 12]);
    await agree();
  });

  test('before the first placements, and of very few events, is as much as requested', async () => {
    const { db } = network.network;
    const now = new Date('2026-04-01T00:00:00Z');
    for (const events of [1, 50]) {
      expect(await eventsAdded(() => addTraffic(db, { events, days: 3, now, onStep: () => true }))).toBe(
        events,
      );
    }
    await agree();
  });

  test('that is stopped agrees with itself, too', async () => {
    const { db, clock } = network.network;
    let done = 0;
    const added = await eventsAdded(async () => {
      const now = new Date(clock.now().getTime() + 1);
      done = await addTraffic(db, { events: 2000, days: 10, now, onStep: (sofar) => sofar < 500 });
    });
    expect(done).toBe(added);
    expect([added >= 500, added < 2000]).toEqual([true, true]);
    await agree();
  });
});

describe('the command line', () => {
  test('is read', () => {
    expect(readTrafficOptions(['--events', '1000000'])).toEqual({ events: 1_000_000, days: 90 });
    expect(readTrafficOptions(['--events=10', '--days=366'])).toEqual({ events: 10, days: 366 });
  });

  test.each([
    [],
    ['--events'],
    ['--events', 'many'],
    ['--events', '0'],
    ['--events', '1.5'],
    ['--events', '5', '--days', '367'],
    ['--event', '5'],
  ])('is refused', (...args) => {
    expect(() => readTrafficOptions(args)).toThrow(BadOptions);
  });
});
