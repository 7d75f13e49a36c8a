import { dayOf } from '#contract/days.ts';
import type { Db } from '../database/database.ts';
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

async function readActions(db: Db, offers: readonly number[]) {
  const rows = await db
    .selectFrom('offer_cap')
    .select(['id', 'action', 'fallback_url'])
    .where('offer_id', 'in', offers)
    .execute();
  return new Map(
    rows.map(({ id, action, fallback_url }) => [id, action === 'redirect' ? fallback_url : null]),
  );
}

export async function readCapsLeft(db: Db, links: readonly Traffic[], now: Date) {
  const left = new Map<string, CapsLeft>();
  if (links.length === 0) return () => capsLeft([]);
  const actions = await readActions(
    db,
    links.map((link) => link.offer_id),
  );
  for (const [partnerId, own] of Map.groupBy(links, (link) => link.partner_id)) {
    const offers = [...new Set(own.map((link) => link.offer_id))];
    const caps = actions.size > 0 ? await readCaps(db, { partnerId, offers, today: dayOf(now) }) : [];
    for (const [offer, ofOffer] of Map.groupBy(caps, (cap) => cap.offer_id)) {
      const counted = ofOffer.map(({ id, type, value, used }) => ({
        type,
        left: value - used,
        fallback: actions.get(id) ?? null,
      }));
      left.set(`${partnerId} ${offer}`, capsLeft(counted));
    }
  }
  return (link: Traffic) => left.get(named(link)) ?? capsLeft([]);
}
