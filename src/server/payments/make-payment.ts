import { sql } from 'kysely';
import { errorCatalogue } from '#contract/errors.ts';
import { dayOf } from '#contract/days.ts';
import { refuseInShadow } from '../auth/callers.ts';
import { readSetting, writeSettings } from '../configuration/configuration.ts';
import type { Db } from '../database/database.ts';
import { within } from '../database/lists.ts';
import { refuse } from '../http/refusal.ts';
import type { CallerContext, DueContext } from '../network.ts';
import { paymentTerms, payoutDayFrom } from '../reference/payment-terms.ts';
import { type Account, isPayable, readAccount, refusalsOf } from './account.ts';
import { takeAvailable } from './ledger.ts';

/** What is paid and reported to a partner waits: conversions, currency, other payments. */
export const lockPartner = (db: Db, partnerId: number) =>
  db.selectFrom('partner').select('id').where('id', '=', partnerId).forUpdate().executeTakeFirst();

const nextNumber = (partnerId: number) =>
  sql<number>`(select coalesce(max(number), 0) + 1 from payment where partner_id = ${partnerId})`;

/** Settles all that is available; the partner is locked. */
export async function makePayment(
  db: Db,
  { share, currency }: Pick<Account, 'share' | 'currency'>,
  isAutomatic: boolean,
) {
  const { partnerId: partner_id, now } = share;
  const { id } = await db
    .insertInto('payment')
    .values({
      partner_id,
      number: nextNumber(partner_id),
      status: 'requested',
      is_automatic: isAutomatic,
      currency,
      amount_micros: 0,
      requested_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await takeAvailable(db, share, id);
  await sql`update payment set amount_micros = (select coalesce(sum(amount_micros), 0)::bigint from payment_item i
    where i.partner_id = payment.partner_id and i.payment_id = payment.id)
    where partner_id = ${partner_id} and id = ${id}`.execute(db);
  return id;
}

/** Refuses with every reason for which a payout cannot be requested. */
export function requirePayable(account: Account) {
  const codes = refusalsOf(account);
  const [code] = codes;
  if (!code) return;
  throw refuse(code, {
    entries: codes.map((each) => ({ code: each, description: errorCatalogue[each][1] })),
  });
}

/** All that is available. Refuses with every reason that applies. */
export async function requestPayout({ db, clock, caller }: CallerContext): Promise<number> {
  refuseInShadow(caller);
  return db.transaction().execute(async (tx) => {
    await lockPartner(tx, caller.partnerId);
    const account = await readAccount({ db: tx, clock }, caller.partnerId);
    requirePayable(account);
    return makePayment(tx, account, false);
  });
}

const lastRun = 'payouts_made_on';
const automaticTerms = [...paymentTerms].filter(([, { isAutomatic }]) => isAutomatic);

/** On a payout day of automatic terms, once: a payment of all that is available, where that is enough. */
export async function makeAutomaticPayments({ db, clock }: DueContext) {
  const today = dayOf(clock.now());
  if ((await readSetting(db, lastRun)) === today) return;
  const due = automaticTerms.filter(([, terms]) => payoutDayFrom(terms, today) === today).map(([id]) => id);
  const partners = await db
    .selectFrom('billing_detail')
    .select('partner_id')
    .where((eb) => eb.and(within('payment_terms_id', due)))
    .execute();
  for (const { partner_id: id } of partners) {
    await db.transaction().execute(async (tx) => {
      await lockPartner(tx, id);
      const account = await readAccount({ db: tx, clock }, id);
      if (isPayable(account)) await makePayment(tx, account, true);
    });
  }
  await writeSettings(db, [[lastRun, today]]);
}
