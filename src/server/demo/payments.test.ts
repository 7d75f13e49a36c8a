import { millisecondsInDay } from 'date-fns/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cheapHashing } from '../auth/passwords.ts';
import { movableClock } from '../clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrations.ts';
import { readAccount, readNextPayout } from '../payments/account.ts';
import { publisherId } from './accounts.ts';
import { seedPayments } from './payments.ts';
import { seed } from './seed.ts';
import { topUpTraffic } from './top-up.ts';

// The traffic of a start is of 126 days: what is older than that goes as starts get later.
const daysOfTraffic = 126;
const last = new Date('2026-12-15T21:40:00Z');
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ archive: null });
  await migrate(database.db);
  await seed(database.db, new Date('2026-11-20T12:00:00Z'), cheapHashing);
  await topUpTraffic(database.db, last);
}, 120_000);
afterAll(() => database.close());

async function historyAt(now: Date, terms: number) {
  const { db } = database;
  await db.deleteFrom('payment_item').execute();
  await db.deleteFrom('payment').execute();
  const begin = new Date(now.getTime() - daysOfTraffic * millisecondsInDay);
  await db.deleteFrom('conversion').where('ts', '<', begin).execute();
  await db
    .updateTable('billing_detail')
    .set({ payment_terms_id: terms, iban: 'DE89370400440532013000', vat_number: 'DE123456789' })
    .where('partner_id', '=', publisherId)
    .execute();
  await seedPayments(db, now);
  const rows = await db
    .selectFrom('payment')
    .select(['number', 'status', 'amount_micros', 'requested_at', 'approved_at', 'closed_at', 'recipient'])
    .where('partner_id', '=', publisherId)
    .orderBy('number')
    .execute();
  const context = { db, clock: movableClock(now) };
  const next = await readNextPayout(context, await readAccount(context, publisherId));
  return { rows, next };
}
type Row = Awaited<ReturnType<typeof historyAt>>['rows'][number];

const day = (instant: Date | null | undefined) => instant?.toISOString().slice(0, 10);
const isInOrder = (instants: readonly (Date | null)[]) =>
  instants.every((at, nth) => nth === 0 || Number(at) > Number(instants[nth - 1]));
const datesOf = (row: Row) => [row.requested_at, row.approved_at, row.closed_at].filter((at) => at !== null);

type Case = { terms: number; start: string; paid: string[]; next: string };
const cases: Case[] = [
  {
    terms: 4,
    start: '2026-11-20T12:00:00Z',
    paid: ['2026-08-31', '2026-09-30', '2026-10-31'],
    next: '2026-11-30',
  },
  {
    terms: 3,
    start: '2026-11-20T12:00:00Z',
    paid: ['2026-09-15', '2026-10-15', '2026-11-15'],
    next: '2026-12-15',
  },
  { terms: 4, start: '2026-11-29T23:59:00Z', paid: ['2026-09-30', '2026-10-31'], next: '2026-11-30' },
  { terms: 4, start: '2026-11-30T00:05:00Z', paid: ['2026-09-30', '2026-10-31'], next: '2026-11-30' },
  {
    terms: 4,
    start: '2026-12-01T00:05:00Z',
    paid: ['2026-09-30', '2026-10-31', '2026-11-30'],
    next: '2026-12-31',
  },
  {
    terms: 4,
    start: '2026-12-02T18:00:00Z',
    paid: ['2026-09-30', '2026-10-31', '2026-11-30'],
    next: '2026-12-31',
  },
  {
    terms: 3,
    start: '2026-12-15T21:40:00Z',
    paid: ['2026-09-15', '2026-10-15', '2026-11-15'],
    next: '2026-12-15',
  },
];

// By the calendar: the last of a month, the fifteenth.
test.each(cases)(
  '[O12] by terms $terms a demo that starts at $start was paid on $paid, and is next on $next',
  async ({ terms, start, paid, next }) => {
    const now = new Date(start);
    const history = await historyAt(now, terms);
    const statuses = history.rows.map(({ status }) => status);
    expect(statuses).toEqual(['declined', ...paid.map(() => 'paid'), 'requested']);
    const closed = history.rows.filter(({ status }) => status === 'paid');
    expect(closed.map((row) => day(row.closed_at))).toEqual(paid);
    expect(closed.map(({ recipient }) => recipient?.ordinal)).toEqual(paid.map((_, nth) => nth + 1));
    expect(history.next?.day).toBe(next);
    expect(isInOrder([...history.rows.flatMap(datesOf), now])).toBe(true);
    expect(history.rows.filter(({ amount_micros: micros }) => micros < 100_000_000)).toEqual([]);
  },
);
