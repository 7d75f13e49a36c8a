import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Payment, PaymentDetails, payments } from '#contract/payments.ts';
import { addDays } from '#contract/days.ts';
import type { Sent } from '#contract/values.ts';
import { payeeOf } from '../account/payout-details.ts';
import { isOperator } from '../auth/callers.ts';
import { nameOfUser } from '../account/name-of-user.ts';
import type { Db } from '../database/database.ts';
import { countRows, inOrder, within } from '../database/lists.ts';
import { refuse } from '../http/refusal.ts';
import { amountOf } from '../money.ts';
import type { CallerContext } from '../network.ts';
import { completeBilling, readBilling } from './account.ts';
import { invoiceNumberOf, invoiceOf, invoiceOrdinal } from './invoice.ts';
import { readPayTo } from './pay-to.ts';

type Query = z.output<(typeof payments)['list']['query']>;

const paymentsOf = ({ db, caller }: CallerContext, everyone: boolean) =>
  db
    .selectFrom('payment as p')
    .innerJoin('partner', 'partner.id', 'p.partner_id')
    .leftJoin('billing_detail as b', 'b.partner_id', 'p.partner_id')
    .$if(!everyone, (query) => query.where('p.partner_id', '=', caller.partnerId));

const select = (found: ReturnType<typeof paymentsOf>) =>
  found
    .selectAll('p')
    .select(['partner.name as partner', invoiceOrdinal])
    .select(sql<string | null>`coalesce(p.payment_method, b.payment_method)`.as('method'))
    .select(nameOfUser('p.decided_by').as('decider'));
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const instantOf = (time: Date | null) => time?.toISOString() ?? null;

export const numberOf = ({ number }: { number: number }) => `P-${String(number).padStart(4, '0')}`;

const rowOf = (row: Row): Sent<Payment> => ({
  id: row.id,
  number: numberOf(row),
  partner: { id: row.partner_id, name: row.partner },
  status: row.status,
  amount: amountOf(row.amount_micros),
  currency: row.currency,
  payment_method: row.method,
  invoice_number: row.approved_at && invoiceNumberOf(row),
  is_automatic: row.is_automatic,
  requested_at: row.requested_at.toISOString(),
  paid_at: row.status === 'paid' ? instantOf(row.closed_at) : null,
});

const sorts = { requested_at: sql`p.requested_at`, amount: sql`p.amount_micros` };

export async function listPayments(context: CallerContext, query: Query) {
  const { everyone = false, status, limit, offset } = query;
  if (everyone && !isOperator(context.caller)) throw refuse('FORBIDDEN');
  const found = paymentsOf(context, everyone).where((eb) => eb.and(within('p.status', status)));
  const total = await countRows(found);
  const rows = await inOrder(select(found), sorts, { ...query, key: 'p.id' }).execute();
  return { data: rows.map(rowOf), total, limit, offset };
}

const daysOfItems = (db: Db, { partner_id, id }: Row) =>
  db
    .selectFrom('payment_item as i')
    .innerJoin('conversion as v', (join) =>
      join.onRef('v.partner_id', '=', 'i.partner_id').onRef('v.id', '=', 'i.conversion_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('conversions'))
    .select(sql<string | null>`(min(v.ts) at time zone 'UTC')::date`.as('first_day'))
    .select(sql<string | null>`(max(v.ts) at time zone 'UTC')::date`.as('last_day'))
    .where('i.partner_id', '=', partner_id)
    .where('i.payment_id', '=', id)
    .executeTakeFirstOrThrow();

// Of an open one the payout details in force.
async function wayOf(db: Db, { partner_id, payee, closed_at }: Row) {
  const billing = await readBilling(db, partner_id);
  if (closed_at) return { payee: payee ?? payeeOf(billing) };
  return { payee: payeeOf(billing), billing_complete: completeBilling(billing) !== null };
}

/** Refuses with NOT_FOUND_HTTP_EXCEPTION what is not there or another publisher's; operators read everybody's. */
export async function readPayment(context: CallerContext, id: number): Promise<Sent<PaymentDetails>> {
  const { db, caller } = context;
  const row = await select(paymentsOf(context, isOperator(caller)))
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!row) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return {
    ...rowOf(row),
    ...(await wayOf(db, row)),
    ...(await daysOfItems(db, row)),
    approved_at: instantOf(row.approved_at),
    declined_at: row.status === 'declined' ? instantOf(row.closed_at) : null,
    withdrawn_at: row.status === 'withdrawn' ? instantOf(row.closed_at) : null,
    reason: row.reason,
    ...(isOperator(caller) && { decided_by: row.decider, ...(await readPayTo(context, row)) }),
    invoice: await invoiceOf(db, row),
  };
}

export function monthOf(month: string) {
  const first = `${month}-01`;
  return { first: new Date(first), next: new Date(`${addDays(first, 31).slice(0, 7)}-01`) };
}

function itemsPaidIn({ db, caller }: CallerContext, month: string) {
  const { first, next } = monthOf(month);
  return db
    .selectFrom('payment as p')
    .innerJoin('payment_item as i', (join) =>
      join.onRef('i.partner_id', '=', 'p.partner_id').onRef('i.payment_id', '=', 'p.id'),
    )
    .innerJoin('conversion as v', (join) =>
      join.onRef('v.partner_id', '=', 'i.partner_id').onRef('v.id', '=', 'i.conversion_id'),
    )
    .innerJoin('offer as o', 'o.id', 'v.offer_id')
    .select(['p.partner_id', 'p.number', 'p.closed_at', 'p.currency', 'o.id as offer_id', 'o.name as offer'])
    .select(invoiceOrdinal)
    .where('p.partner_id', '=', caller.partnerId)
    .where('p.status', '=', 'paid')
    .where('p.closed_at', '>=', first)
    .where('p.closed_at', '<', next)
    .orderBy('p.number');
}

/** What the payments of a month consist of. */
export const readStatement = (context: CallerContext, month: string) =>
  itemsPaidIn(context, month)
    .leftJoin('click as c', (join) =>
      join.onRef('c.partner_id', '=', 'v.partner_id').onRef('c.id', '=', 'v.click_id'),
    )
    .select(['i.invoiced_micros', 'v.id as conversion_id', 'v.txid', 'v.ts'])
    .select(['c.sub1', 'c.sub2', 'c.sub3', 'c.sub4', 'c.sub5'])
    .orderBy('v.ts')
    .orderBy('v.id')
    .execute();
export type StatementRow = Awaited<ReturnType<typeof readStatement>>[number];

/** The same summed up by offer. */
export const readStatementSums = (context: CallerContext, month: string) =>
  itemsPaidIn(context, month)
    .select(({ fn }) => fn.countAll<number>().as('conversions'))
    .select(sql<number>`sum(i.invoiced_micros)::bigint`.as('micros'))
    .groupBy(['p.partner_id', 'p.recipient', 'p.number', 'p.closed_at', 'p.currency', 'o.id', 'o.name'])
    .orderBy('o.name')
    .orderBy('o.id')
    .execute();
