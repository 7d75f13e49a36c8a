import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { dayOf } from '#contract/days.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { readCaps } from '../offers/caps.ts';
import type { Link } from './read-links.ts';

type Stop = { fallback: string | null };
// `take` counts one more click, or returns what happens instead.
export type CapsLeft = { take: () => Stop | null };
type Cap = Stop & { type: string; left: number };
type Traffic = Pick<Link, 'partner_id' | 'offer_id'>;

const named = ({ partner_id, offer_id }: Traffic) => `${partner_id} ${offer_id}`;

// Every cap holds while something of it is left; a click uses up those that count clicks.
function capsLeft(caps: Cap[]): CapsLeft {
  return {
    take: () => {
      const reached = caps.find(({ left }) => left <= 0);
      if (reached) return { fallback: reached.fallback };
      for (const cap of caps) if (cap.type === 'clicks') cap.left -= 1;
      return null;
    },
  };
}

type Rule = Pick<Selectable<Schema['offer_cap']>, 'id' | 'action' | 'fallback_url'>;

const keyOf = (traffic: Traffic) =>
  createHash('sha256')
    .update(`cap ${named(traffic)}`)
    .digest()
    .readBigInt64BE();

/**
 * Until this transaction ends, no other process decides on clicks of these publishers on those of these offers that have
 * a cap of clicks. What is read afterwards has the clicks of all before. Always in the same order, so that nobody waits for
 * one who waits for them.
 */
async function takeTurns(db: Db, clicked: readonly Traffic[]) {
  if (clicked.length === 0) return [];
  const { rows } = await sql<Rule>`
    with turns as materialized (
      select count(pg_advisory_xact_lock(key)) from (
        select key from unnest(${clicked.map((one) => String(keyOf(one)))}::bigint[],
          ${clicked.map((one) => one.offer_id)}::bigint[]) as clicked (key, offer_id)
        where exists (select from offer_cap cap where cap.offer_id = clicked.offer_id and cap.type = 'clicks')
        order by key
      ) as ordered
    )
    select id, action, fallback_url from turns, offer_cap where offer_id = any(${clicked.map((one) => one.offer_id)})`.execute(
    db,
  );
  return rows;
}

const fallbackOf = ({ action, fallback_url }: Rule) => (action === 'redirect' ? fallback_url : null);

/** Call it in the transaction that counts the clicks. */
export async function readCapsLeft(db: Db, clicked: readonly Traffic[], now: Date) {
  const left = new Map<string, CapsLeft>();
  const rules = await takeTurns(db, clicked);
  const fallbacks = new Map(rules.map((rule) => [rule.id, fallbackOf(rule)]));
  const capped = Map.groupBy(rules.length === 0 ? [] : clicked, (link) => link.partner_id);
  for (const [partnerId, own] of capped) {
    const ofPartner = [...new Set(own.map((link) => link.offer_id))];
    const caps = await readCaps(db, { partnerId, offers: ofPartner, today: dayOf(now) });
    for (const [offer, ofOffer] of Map.groupBy(caps, (cap) => cap.offer_id)) {
      const counted = ofOffer.map(({ id, type, value, used }) => ({
        type,
        left: value - used,
        fallback: fallbacks.get(id) ?? null,
      }));
      left.set(`${partnerId} ${offer}`, capsLeft(counted));
    }
  }
  return (link: Traffic) => left.get(named(link)) ?? capsLeft([]);
}
