import type { Db } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';
import { notify } from '../notices/notify.ts';
import { readOffer } from '../offers/read-offer.ts';
import { approve } from './review.ts';

async function publisherOf(db: Db, email: string) {
  const found = await db
    .selectFrom('app_user as u')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .select(['p.id', 'p.name'])
    .where('u.email', '=', email.toLowerCase())
    .where('u.role', '=', 'publisher')
    .where('p.status', '=', 'active')
    .executeTakeFirst();
  if (!found) throw refuse('PUBLISHER_UNKNOWN');
  return found;
}

// An application that somebody else makes; a former one is taken up again.
async function takeUp(
  db: Db,
  { partner_id, offer_id, now }: { partner_id: number; offer_id: number; now: Date },
) {
  const fields = {
    status: 'pending',
    applied_at: now,
    decided_at: null,
    review_due_at: null,
    archived_at: null,
  } as const;
  const row = await db
    .insertInto('approval')
    .values({ partner_id, offer_id, paused: false, comment: '', answers: JSON.stringify([]), ...fields })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'offer_id'])
        .doUpdateSet(fields)
        .where((eb) =>
          eb.or([eb('approval.archived_at', 'is not', null), eb('approval.status', '<>', 'approved')]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) throw refuse('ALREADY_APPLIED');
  return row.id;
}

/** Lets a publisher run an offer. Refuses with NOT_FOUND_HTTP_EXCEPTION, OFFER_NOT_ACTIVE, ALREADY_APPLIED, PUBLISHER_UNKNOWN. */
export async function invite(context: CallerContext, offerId: number, email: string) {
  const { db, clock, caller } = context;
  const { name, status } = await readOffer(context, offerId);
  if (status !== 'active') throw refuse('OFFER_NOT_ACTIVE');
  const partner = await publisherOf(db, email);
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    const id = await takeUp(tx, { partner_id: partner.id, offer_id: offerId, now: at });
    await approve(tx, { partner_id: partner.id, id }, { at, actor: 'operator', user_id: caller.userId });
    const facts = {
      offer: name,
      offer_id: offerId,
      approval_id: id,
      status: 'invited',
      reason: null,
    } as const;
    const key = `${id} invited ${at.toISOString()}`;
    await notify(tx, [partner.id], { kind: 'application', key, facts, now: at });
  });
  return { partner };
}
