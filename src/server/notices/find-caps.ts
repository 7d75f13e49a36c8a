import { dayOf } from '#contract/days.ts';
import type { Db } from '../database/database.ts';
import { readBusyCaps, withRest } from '../offers/caps.ts';
import { notify } from './notify.ts';

const nearly = 0.8;

/** Caps of which 80 % are used, and those that are reached: each once in each of its periods. */
export async function findCaps(db: Db, now: Date): Promise<void> {
  const today = dayOf(now);
  const busy = await readBusyCaps(db, today);
  const found = busy.filter(({ used, value }) => used >= nearly * value);
  if (found.length === 0) return;
  const ids = [...new Set(found.map(({ offer_id }) => offer_id))];
  const rows = await db
    .selectFrom('offer')
    .select(['id', 'name', 'currency'])
    .where('id', 'in', ids)
    .execute();
  const offers = new Map(rows.map((offer) => [offer.id, offer]));
  for (const { partner_id, ...cap } of found) {
    const offer = offers.get(cap.offer_id);
    if (!offer) continue;
    const { offer_id, type, period, value, used } = cap;
    const { resets_at } = withRest(cap, today);
    const resets_on = resets_at && dayOf(new Date(resets_at));
    const is_reached = used >= value;
    const facts = { offer: offer.name, offer_id, type, period, value, used, currency: offer.currency };
    // Caps are written anew with their offer: what they say names them.
    const key = [offer_id, type, period, value, resets_on, is_reached ? 'reached' : 'nearly'].join(' ');
    await notify(db, [partner_id], { kind: 'cap', key, facts: { ...facts, is_reached, resets_on }, now });
  }
}
