import type { InquiryStatus } from '#contract/inquiries.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import type { Network } from '../network.ts';
import { lockPartner } from '../payments/make-payment.ts';
import type { Evidence } from './evidence.ts';
import type { InquiryTables } from './tables.ts';

export type Context = Pick<Network, 'db' | 'clock'>;
export type Author = { side: InquiryTables['inquiry_message']['side']; name: string };
export type Key = { partner_id: number; id: number };
export type Written = { text: string; author: Author; evidence?: Evidence | undefined };

/** What moves an inquiry: this is the only place in which its status changes. */
const moves = {
  reply: 'open',
  withdraw: 'withdrawn',
  answer: 'answered',
  ask: 'asked',
  grant: 'granted',
  decline: 'declined',
} as const satisfies Record<string, InquiryStatus>;
type Move = keyof typeof moves;

/** Not over yet. */
export const live = ['open', 'answered', 'asked'] as const;

export async function addMessage(
  { db, clock }: Context,
  key: Key,
  message: Written & { status: InquiryStatus },
) {
  const { text, author, evidence, status } = message;
  await db
    .insertInto('inquiry_message')
    .values({
      partner_id: key.partner_id,
      inquiry_id: key.id,
      ...author,
      status,
      text,
      sent_at: clock.now(),
      ...evidence,
    })
    .execute();
}

/** Of two that move it at the same time, the later sees what the earlier has made of it. Refuses with INQUIRY_CLOSED. */
export async function move(context: Context, key: Key, { how, ...message }: Written & { how: Move }) {
  const status = moves[how];
  const { numUpdatedRows } = await context.db
    .updateTable('inquiry')
    .set({ status, updated_at: context.clock.now() })
    .where('partner_id', '=', key.partner_id)
    .where('id', '=', key.id)
    .where('status', 'in', live)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw refuse('INQUIRY_CLOSED');
  await addMessage(context, key, { ...message, status });
}

/** In a transaction of its own, with the partner locked: what books a conversion needs that, and locks it first. */
export const withPartner = <T>(
  { db, clock }: Context,
  partnerId: number,
  work: (context: Context) => Promise<T>,
) =>
  db.transaction().execute(async (tx: Db) => {
    await lockPartner(tx, partnerId);
    return work({ db: tx, clock });
  });
