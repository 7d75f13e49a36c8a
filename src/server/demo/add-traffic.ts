import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '#contract/days.ts';
import { type Traffic, recordTraffic } from '../analytics/record-traffic.ts';
import { analyze } from '../database/analyze.ts';
import type { Db } from '../database/database.ts';
import { extraDay, usualEvents } from './traffic.ts';

// Events are clicks and conversions; impressions come on top, as they are only counted.
export type Extra = {
  events: number;
  days: number;
  now: Date;
  /** Gets the number of events so far after each step; returning false stops. */
  onStep: (done: number) => boolean | Promise<boolean>;
};

const eventsOfStep = 20_000;
const countOf = ({ clicks, conversions }: Traffic) => clicks.length + conversions.length;

// A conversion stays only with its click.
function cut(traffic: Traffic, events: number): Traffic {
  if (countOf(traffic) <= events) return traffic;
  const share = events / countOf(traffic);
  const clicks = traffic.clicks.slice(0, Math.floor(traffic.clicks.length * share));
  const ids = new Set(clicks.map(({ id }) => id));
  const conversions = traffic.conversions
    .filter(({ click }) => ids.has(click.id))
    .slice(0, events - clicks.length);
  const missing = events - clicks.length - conversions.length;
  return {
    ...traffic,
    clicks: [...clicks, ...traffic.clicks.slice(clicks.length, clicks.length + missing)],
    conversions,
  };
}

/** Made-up events are for demo data only; the message says so. */
export class NotDemo extends Error {}

/**
 * Adds believable events over the last whole days. Each step is one transaction with raw rows and rollups, so
 * figures agree whenever it stops. Returns the number of events added.
 */
export async function addTraffic(db: Db, { events, days, now, onStep }: Extra): Promise<number> {
  const found = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'first_start')
    .executeTakeFirst();
  if (!found) {
    throw new NotDemo(
      'Events are added to demo data, and this database has none. SEED=demo fills an empty one.',
    );
  }
  const firstStart = found.value;
  const steps = Math.max(days, Math.ceil(events / eventsOfStep));
  let done = 0;
  for (let step = 0; done < events; step += 1) {
    const day = addDays(dayOf(now), Math.min(-1, Math.floor((step * days) / steps) - days));
    const left = Math.max(1, steps - step);
    // Each step yields about the target; the last one yields more and is cut.
    const target = ((events - done) / left) * (left === 1 ? 1.3 : 1);
    const factor = target / usualEvents(day, firstStart);
    const source = `${now.toISOString()} ${step} `;
    const traffic = cut(extraDay(day, { now, firstStart, factor, source, newId: randomUUID }), events - done);
    await db.transaction().execute((transaction) => recordTraffic(transaction, traffic));
    done += countOf(traffic);
    if (!(await onStep(done))) break;
  }
  await analyze(db);
  return done;
}
