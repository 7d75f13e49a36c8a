import { type Insertable, sql } from 'kysely';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { dayOf } from '#contract/days.ts';
import type { Converted } from '../analytics/record-traffic.ts';
import { newSecret } from '../auth/secrets.ts';
import type { Db } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Schema } from '../database/schema.ts';
import { expandMacros } from '../postbacks/macros.ts';
import { clickIdOf } from '#contract/tracked-ids.ts';
import { publisherId, secondPublisherId } from './accounts.ts';
import { trafficBetween } from './traffic.ts';

type Before = (days: number) => Date;
type PostbackSeed = Pick<Schema['postback'], 'name' | 'event_id' | 'url'> & {
  partner: number;
  offer?: number;
  statuses?: Schema['postback']['statuses'];
  method?: 'POST';
  isDefault?: true;
  isPaused?: true;
  daysAgo: number;
};

const tracker = 'https://track.kestrel.example/postback?cid={sub1}&payout={payout}&cur={currency}';

// Numbered from 1 in this order; the first is its publisher's default.
const seeds: readonly PostbackSeed[] = [
  {
    partner: publisherId,
    name: 'Tracker',
    event_id: 'conversion',
    url: `${tracker}&st={status}&tx={conversion_id}`,
    isDefault: true,
    daysAgo: 110,
  },
  {
    partner: publisherId,
    name: 'Tracker, later decisions',
    event_id: 'status_change',
    url: `${tracker}&st={status}&tx={conversion_id}&update=1`,
    statuses: ['approved', 'rejected'],
    daysAgo: 74,
  },
  {
    partner: publisherId,
    name: 'Green energy list',
    event_id: 'conversion',
    offer: 47_790,
    url: 'https://lists.kestrel.example/hooks/energy?click={click_id}&source={sub1}&creative={sub2}&payout={payout}',
    method: 'POST',
    daysAgo: 43,
  },
  {
    partner: publisherId,
    name: 'Old tracker',
    event_id: 'conversion',
    url: 'http://stats.kestrel.example/s2s.php?id={click_id}&sum={payout}',
    isPaused: true,
    daysAgo: 310,
  },
  {
    partner: secondPublisherId,
    name: 'All conversions',
    event_id: 'conversion',
    url: 'https://pb.example/in?click={click_id}&amount={payout}',
    isDefault: true,
    daysAgo: 31,
  },
];

function postbackRow(seeded: PostbackSeed, id: number, before: Before): Insertable<Schema['postback']> {
  const { partner, name, event_id, url, statuses = [], method = 'GET', daysAgo } = seeded;
  return {
    partner_id: partner,
    id,
    name,
    event_id,
    offer_id: seeded.offer ?? null,
    goal_id: null,
    statuses,
    method,
    url,
    status: seeded.isPaused ? 'paused' : 'active',
    is_default: seeded.isDefault ?? false,
    archived_at: null,
    created_at: before(daysAgo),
    updated_at: before(daysAgo),
  };
}

// The answers to a delivery, with minutes after the conversion; most succeed at once.
const courses: readonly { every: number; answers: readonly [minutes: number, status: number][] }[] = [
  {
    every: 11,
    answers: [
      [0, 503],
      [1, 200],
    ],
  },
  { every: 1, answers: [[0, 200]] },
];

type Delivery = {
  row: Insertable<Schema['postback_delivery']>;
  attempts: Insertable<Schema['postback_attempt']>[];
};

function deliveryOf({ row: conversion, click }: Converted, id: number): Delivery {
  const own = seeds.findIndex(({ offer }) => offer === click.offer_id);
  const index = own === -1 ? seeds.findIndex(({ partner }) => partner === click.partner_id) : own;
  const { url, method = 'GET', event_id } = seeds[index] ?? { url: '', event_id: 'conversion' };
  const answers = courses.find(({ every }) => id % every === 0)?.answers ?? [];
  const payout = (conversion.payout_micros / 1e6).toFixed(2);
  const { sub1, sub2 } = click;
  const status = 'pending';
  const values = {
    sub1,
    sub2,
    payout,
    status,
    currency: 'EUR',
    conversion_id: conversion.id,
    click_id: clickIdOf(click.partner_id, click.id),
  };
  return {
    row: {
      partner_id: click.partner_id,
      id,
      postback_id: index + 1,
      conversion_id: conversion.id,
      event_id,
      method,
      url: expandMacros(url, values),
      status: 'delivered',
      attempts: answers.length,
      next_at: null,
      created_at: conversion.ts,
    },
    attempts: answers.map(([minutes, http_status], order) => ({
      partner_id: click.partner_id,
      delivery_id: id,
      number: order + 1,
      at: new Date(conversion.ts.getTime() + minutes * 60_000 + 2000),
      http_status,
      error: http_status === 200 ? null : `The answer was ${http_status}`,
    })),
  };
}

const daysOfDeliveries = 4;

// Of the conversions that the traffic of these days brings.
function deliveriesUpTo(now: Date): Delivery[] {
  const to = new Date(now.getTime() - (now.getTime() % millisecondsInHour));
  const from = new Date(to.getTime() - daysOfDeliveries * millisecondsInDay);
  const { conversions } = trafficBetween({ from, to, firstStart: dayOf(now) });
  const inOrder = conversions.toSorted((a, b) => a.row.ts.getTime() - b.row.ts.getTime());
  return inOrder.map((converted, index) => deliveryOf(converted, index + 1));
}

export async function seedPostbacks(db: Db, now: Date) {
  const before: Before = (days) => new Date(now.getTime() - days * millisecondsInDay);
  const deliveries = deliveriesUpTo(now);
  await insertRows(db, 'setting', { rows: [{ key: 'tracking_key', value: newSecret() }] });
  await insertRows(db, 'postback', { rows: seeds.map((row, index) => postbackRow(row, index + 1, before)) });
  await insertRows(db, 'postback_delivery', { rows: deliveries.map(({ row }) => row) });
  await insertRows(db, 'postback_attempt', { rows: deliveries.flatMap(({ attempts }) => attempts) });
  for (const table of ['postback', 'postback_delivery'] as const) {
    const last = sql`(select max(id) from ${sql.table(table)})`;
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(db);
  }
}
