import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { FileReply } from '#contract/endpoint.ts';
import type { inquiries, Inquiry, InquiryDetails } from '#contract/inquiries.ts';
import type { Sent } from '#contract/values.ts';
import { isOperator } from '../auth/callers.ts';
import type { Db } from '../database/database.ts';
import { countRows, inOrder, within } from '../database/lists.ts';
import { refuse } from '../http/refusal.ts';
import { amountOf } from '../money.ts';
import type { CallerContext } from '../network.ts';
import { rejectionReasons } from '../reference/rejection-reasons.ts';
import { live } from './write-message.ts';

type Query = z.output<(typeof inquiries)['list']['query']>;
type Last = { side: 'publisher' | 'network'; text: string };

const isUnread = sql<boolean>`(m.side = 'network' and m.id > i.read_id)`;
const messagesOf = sql`inquiry_message m where m.partner_id = i.partner_id and m.inquiry_id = i.id`;

/** Of one partner, or of everybody. */
const inquiriesOf = (db: Db, partnerId: number | null) =>
  db
    .selectFrom('inquiry as i')
    .innerJoin('partner', 'partner.id', 'i.partner_id')
    .leftJoin('offer', 'offer.id', 'i.offer_id')
    .$if(partnerId !== null, (query) => query.where('i.partner_id', '=', partnerId ?? 0));

const selectInquiries = (found: ReturnType<typeof inquiriesOf>) =>
  found
    .selectAll('i')
    .select(['partner.name as partner', 'offer.name as offer'])
    .select(sql<number>`(select count(*) from ${messagesOf} and ${isUnread})`.as('unread'))
    .select(
      sql<Last>`(select json_build_object('side', m.side, 'text', m.text) from ${messagesOf}
        order by (m.text = ''), m.id desc limit 1)`.as('last'),
    );
type Row = Awaited<ReturnType<ReturnType<typeof selectInquiries>['execute']>>[number];

export const numberOf = ({ number }: { number: number }) => `Q-${String(number).padStart(4, '0')}`;

const rowOf = (row: Row): Sent<Inquiry> => ({
  id: row.id,
  number: numberOf(row),
  partner: { id: row.partner_id, name: row.partner },
  kind: row.kind,
  status: row.status,
  subject: row.subject,
  offer: row.offer_id === null || row.offer === null ? null : { id: row.offer_id, name: row.offer },
  transaction_id: row.transaction_id,
  happened_on: row.happened_on,
  amount: row.amount_micros === null ? null : amountOf(row.amount_micros),
  currency: row.currency,
  opened_at: row.opened_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  unread: row.unread,
  last_message: { by: row.last.side, text: row.last.text },
});

const sorts = { updated_at: sql`i.updated_at` };

export async function listInquiries({ db, caller }: CallerContext, query: Query) {
  const { everyone = false, status, kind, limit, offset } = query;
  if (everyone && !isOperator(caller)) throw refuse('FORBIDDEN');
  const found = inquiriesOf(db, everyone ? null : caller.partnerId).where((eb) =>
    eb.and([...within('i.status', status), ...within('i.kind', kind)]),
  );
  const total = await countRows(found);
  const rows = await inOrder(selectInquiries(found), sorts, { ...query, key: 'i.id' }).execute();
  return { data: rows.map(rowOf), total, limit, offset };
}

export async function countUnread({ db, caller }: CallerContext) {
  const { rows } = await sql<{ unread: number; asked: number }>`
    select count(*) filter (where i.status = 'asked') as asked,
      count(*) filter (where i.status <> 'asked' and exists (select 1 from ${messagesOf} and ${isUnread})) as unread
    from inquiry i where i.partner_id = ${caller.partnerId}`.execute(db);
  return rows[0] ?? { unread: 0, asked: 0 };
}

async function readMessages(db: Db, { partner_id, id }: Row): Promise<Sent<InquiryDetails>['messages']> {
  const rows = await db
    .selectFrom('inquiry_message')
    .select(['id', 'side', 'name', 'status', 'text', 'sent_at', 'file_name', 'file_type'])
    .select(sql<number | null>`octet_length(file)`.as('size'))
    .where('partner_id', '=', partner_id)
    .where('inquiry_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ side, sent_at, file_name, file_type, size, ...row }) => ({
    ...row,
    by: side,
    sent_at: sent_at.toISOString(),
    file: file_type && size !== null ? { name: file_name ?? '', type: file_type, size } : null,
  }));
}

/** What waits for the network, of all publishers, the oldest first. */
export async function readLiveInquiries(db: Db) {
  const waiting = inquiriesOf(db, null).where('i.status', 'in', live);
  const rows = await selectInquiries(waiting)
    .orderBy(sql`i.status <> 'open'`)
    .orderBy('i.updated_at')
    .execute();
  return rows.map(rowOf);
}

async function readRejected(db: Db, { partner_id, conversion_id: id }: Row) {
  if (id === null) return null;
  const found = await db
    .selectFrom('conversion as v')
    .innerJoin('partner as p', 'p.id', 'v.partner_id')
    .select(['v.reason', 'v.payout_micros', 'p.currency'])
    .where('v.partner_id', '=', partner_id)
    .where('v.id', '=', id)
    .where('v.status', '=', 'rejected')
    .executeTakeFirst();
  if (!found) return null;
  const { reason, payout_micros: micros, currency } = found;
  return {
    reason: reason && (rejectionReasons.get(reason) ?? reason),
    amount: amountOf(micros),
    currency,
  };
}

async function readDetails(db: Db, partnerId: number | null, id: number): Promise<Sent<InquiryDetails>> {
  const found = inquiriesOf(db, partnerId).where('i.id', '=', id);
  const row = await selectInquiries(found).executeTakeFirst();
  if (!row) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  const { conversion_id, click_id } = row;
  const [rejected, messages] = [await readRejected(db, row), await readMessages(db, row)];
  return { ...rowOf(row), conversion_id, click_id, rejected, messages };
}

export const readEveryInquiry = ({ db }: Pick<CallerContext, 'db'>, id: number) => readDetails(db, null, id);

/** Refuses with NOT_FOUND_HTTP_EXCEPTION what is not there or another publisher's; operators read everybody's. */
export const readInquiry = ({ db, caller }: CallerContext, id: number) =>
  readDetails(db, isOperator(caller) ? null : caller.partnerId, id);

/** Found as the inquiry is. */
export async function readFile(
  { db, caller }: CallerContext,
  { id, message }: { id: number; message: number },
): Promise<FileReply> {
  const row = await db
    .selectFrom('inquiry_message')
    .select(['file', 'file_name', 'file_type'])
    .where('inquiry_id', '=', id)
    .where('id', '=', message)
    .$if(!isOperator(caller), (query) => query.where('partner_id', '=', caller.partnerId))
    .executeTakeFirst();
  if (!row?.file || !row.file_type) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  const { file } = row;
  return {
    filename: row.file_name ?? '',
    type: row.file_type,
    stream: Readable.from([file]),
  };
}
