import { sql } from 'kysely';
import type { profileCalls } from '#contract/profile.ts';
import type { Result } from '#contract/endpoint.ts';
import type { Currency, Sent } from '#contract/values.ts';
import { refuseShadowChange } from '../auth/shadow-changes.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import { amountOf } from '../money.ts';
import type { CallerContext } from '../network.ts';

type Quote = Sent<Result<(typeof profileCalls)['currencyQuote']>>;
type Change = { from: Currency; to: Currency };

const rateOf = ({ from, to }: Change) => sql`(select n.per_euro / o.per_euro as value
  from exchange_rate n, exchange_rate o where n.currency = ${to} and o.currency = ${from}) rate`;

const inCents = (column: string) => sql`round(${sql.ref(column)} * rate.value / 10000) * 10000`;

// The sums of the partner's conversions, grouped as the rollup is; `v` is the conversion, `c` its click.
const rollups = [
  { table: 'stat_offer', keys: { day: `(v.ts at time zone 'UTC')::date`, link_id: 'c.link_id' } },
  { table: 'stat_hour', keys: { hour: `date_trunc('hour', v.ts at time zone 'UTC') at time zone 'UTC'` } },
  {
    table: 'stat_dim',
    keys: {
      day: `(v.ts at time zone 'UTC')::date`,
      country: 'c.country',
      os: 'c.os',
      device: 'c.device',
      browser: 'c.browser',
      carrier: 'c.carrier',
    },
  },
] as const;

// Sums follow the converted conversions, so that totals agree to the cent.
async function sumUpMoney(db: Db, partnerId: number) {
  for (const { table, keys } of rollups) {
    const all: [string, string][] = [['offer_id', 'v.offer_id'], ...Object.entries(keys)];
    const selected = all.map(([name, expression]) => sql`${sql.raw(expression)} as ${sql.ref(name)}`);
    const same = all.map(([name]) => sql`${sql.ref(`s.${name}`)} = ${sql.ref(`m.${name}`)}`);
    await sql`update ${sql.table(table)} s set payout_micros = m.payout, sale_micros = m.sale
      from (select ${sql.join(selected)}, sum(v.payout_micros)::bigint as payout, sum(v.sale_micros)::bigint as sale
        from conversion v join click c on c.partner_id = v.partner_id and c.id = v.click_id
        where v.partner_id = ${partnerId} and v.status <> 'rejected'
        group by ${sql.join(all.map((_, index) => sql.raw(String(index + 1))))}) m
      where s.partner_id = ${partnerId} and ${sql.join(same, sql` and `)}`.execute(db);
  }
}

// Closed payments stay as they were paid; what they have settled counts in the new currency.
async function convertPayments(db: Db, partnerId: number, change: Change) {
  const ofOpen = sql`partner_id = ${partnerId} and status in ('requested', 'approved')`;
  await sql`update payment_item set amount_micros = ${inCents('amount_micros')} from ${rateOf(change)}
    where partner_id = ${partnerId}`.execute(db);
  await sql`update payment_item set invoiced_micros = amount_micros where partner_id = ${partnerId}
    and payment_id in (select id from payment where ${ofOpen})`.execute(db);
  await sql`update payment set currency = ${change.to}, amount_micros = (select sum(i.amount_micros)::bigint
      from payment_item i where i.partner_id = payment.partner_id and i.payment_id = payment.id)
    where ${ofOpen}`.execute(db);
}

async function convertMoney(db: Db, partnerId: number, change: Change) {
  const rate = rateOf(change);
  await sql`update conversion set payout_micros = ${inCents('payout_micros')}, sale_micros = ${inCents('sale_micros')}
    from ${rate} where partner_id = ${partnerId}`.execute(db);
  await sql`update billing_detail set min_payout_micros = ${inCents('min_payout_micros')},
    revision = billing_detail.revision + 1 from ${rate} where partner_id = ${partnerId}`.execute(db);
  await sumUpMoney(db, partnerId);
  await convertPayments(db, partnerId, change);
}

type Sums = { before: number; after: number };
const amountsOf = ({ before, after }: Sums) => ({ before: amountOf(before), after: amountOf(after) });

export async function quoteCurrency({ db, caller }: CallerContext, to: Currency): Promise<Quote> {
  const { partnerId } = caller;
  const partner = await db
    .selectFrom('partner')
    .select(['currency', 'currency_changed_at'])
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow();
  if (partner.currency_changed_at !== null) throw refuse('CURRENCY_ALREADY_CHANGED');
  const from = partner.currency;
  const rate = rateOf({ from, to });
  const earned = await sql<Sums & { rate: number }>`
    select rate.value as rate, coalesce(sum(payout_micros), 0)::bigint as before,
      coalesce(sum(${inCents('payout_micros')}), 0)::bigint as after
    from ${rate} left join conversion on partner_id = ${partnerId} and status <> 'rejected' group by rate.value`.execute(
    db,
  );
  const least =
    await sql<Sums>`select min_payout_micros as before, ${inCents('min_payout_micros')}::bigint as after
    from billing_detail, ${rate} where partner_id = ${partnerId}`.execute(db);
  const [balance] = earned.rows;
  const [minimum] = least.rows;
  if (!balance) throw new Error(`There is no rate from ${from} to ${to}`);
  return {
    from,
    to,
    rate: balance.rate,
    balance: amountsOf(balance),
    min_payout: minimum ? amountsOf(minimum) : null,
  };
}

// Once: of two tabs at the same time one wins, later requests are refused. The same currency changes nothing.
export async function changeCurrency({ db, clock, caller }: CallerContext, currency: Currency) {
  await refuseShadowChange({ db, caller }, 'currency');
  const id = caller.partnerId;
  const before = await db
    .selectFrom('partner')
    .select(['currency', 'currency_changed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.currency_changed_at !== null) throw refuse('CURRENCY_ALREADY_CHANGED');
  if (before.currency === currency) return;
  await db
    .updateTable('partner')
    .set({ currency, currency_changed_at: clock.now() })
    .where('id', '=', id)
    .where('currency_changed_at', 'is', null)
    .execute();
  await convertMoney(db, id, { from: before.currency, to: currency });
}
