import type { Db } from '../database/database.ts';

/**
 * Of a code of RFC 3463, behind its 5: an address that does not exist or is closed, and not one that is full or whose
 * server does not trust the sender.
 */
export const isOfNobody = (detail: string) => /^(1\.(?![78]$)\d+|2\.1)$/.test(detail);

const stored = (address: string) => address.toLowerCase();

/** What the mail server said when it refused the address, and when; undefined where it takes mails. */
export const readRefusal = (db: Db, address: string) =>
  db
    .selectFrom('refused_address')
    .select(['answer', 'refused_at'])
    .where('address', '=', stored(address))
    .executeTakeFirst();

export async function noteRefusal(db: Db, refusal: { address: string; answer: string; refused_at: Date }) {
  const { answer, refused_at } = refusal;
  await db
    .insertInto('refused_address')
    .values({ ...refusal, address: stored(refusal.address) })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ answer, refused_at }))
    .execute();
}

/** Mails go there again; false where they did all along. */
export async function forgetRefusal(db: Db, address: string) {
  const { numDeletedRows } = await db
    .deleteFrom('refused_address')
    .where('address', '=', stored(address))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
