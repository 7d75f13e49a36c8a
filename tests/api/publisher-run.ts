import { isDeepStrictEqual } from 'node:util';
import { millisecondsInDay } from 'date-fns/constants';
import { mapValues, sum } from 'es-toolkit';
import { changeCurrency } from '#server/account/change-currency.ts';
import { movableClock } from '#server/clock.ts';
import type { Db } from '#server/database/database.ts';
import { handlers } from '#server/handlers.ts';
import { readAccount, readReleases } from '#server/payments/account.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { CallerContext, Network } from '#server/network.ts';
import { decidePayment, withdrawPayout } from '#server/payments/decide-payment.ts';
import { makeAutomaticPayments, requestPayout } from '#server/payments/make-payment.ts';
import { type Oracle, dayNumber, start } from './balance-oracle.ts';
import type { Happening } from './payment-histories.ts';
import { decideConversion, earn } from './payment-steps.ts';

function agree(found: unknown, expected: unknown) {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(`${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
}

/** A publisher of one history, with complete billing details. */
export async function newPublisher({ db }: Network, terms: number, minimum: number) {
  await db.deleteFrom('setting').where('key', '=', 'payouts_made_on').execute();
  const { id } = await db
    .insertInto('partner')
    .values({
      name: 'Anybody',
      status: 'active',
      country: 'DE',
      currency: 'EUR',
      manager_id: null,
      review_reason: null,
      website: null,
      about: null,
      terms_version: '2026-10',
      terms_accepted_at: new Date(start),
      created_at: new Date(start),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const none = { vat_number: null, tax_id: null, bic: null, paypal_email: null };
  const address = { street: 'Am Speicher 1', zip: '20457', city: 'Hamburg', country: 'DE' };
  const account = { payment_method: 'sepa', beneficiary: 'Anybody', iban: 'DE89370400440532013000' };
  await db
    .insertInto('billing_detail')
    .values({
      ...none,
      ...address,
      ...account,
      partner_id: id,
      company_name: 'Anybody',
      vat_rate: '0',
      invoice_email: 'anybody@portal.test',
      payment_terms_id: terms,
      min_payout_micros: minimum * 10_000,
    })
    .execute();
  return id;
}

/** Deletes all that a history has left. */
export async function forgetPublisher({ db }: Network, partnerId: number) {
  for (const table of [
    'payment_item',
    'payment',
    'conversion',
    'click',
    'stat_offer',
    'stat_hour',
    'stat_dim',
    'billing_detail',
  ] as const) {
    await db.deleteFrom(table).where('partner_id', '=', partnerId).execute();
  }
  await db.deleteFrom('partner').where('id', '=', partnerId).execute();
}

// What operators write by hand: the payout, and the figures with it.
async function correct(db: Db, id: string, newCents: number) {
  const row = await db.selectFrom('conversion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const micros = newCents * 10_000;
  await db.updateTable('conversion').set({ payout_micros: micros }).where('id', '=', id).execute();
  if (row.status === 'rejected') return;
  const hour = new Date(row.ts.getTime() - (row.ts.getTime() % 3_600_000));
  const day = row.ts.toISOString().slice(0, 10);
  for (const [table, column, value] of [
    ['stat_offer', 'day', day],
    ['stat_hour', 'hour', hour],
    ['stat_dim', 'day', day],
  ] as const) {
    await db
      .updateTable(table as 'stat_offer')
      .set((eb) => ({ payout_micros: eb('payout_micros', '+', micros - row.payout_micros) }))
      .where('partner_id', '=', row.partner_id)
      .where(column as 'day', '=', value as string)
      .execute();
  }
}

const codeOf = async (act: Promise<unknown>) => {
  try {
    await act;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

/** Lives a history on the network and in the oracle, which have to agree at every moment. */
export class PublisherRun {
  readonly network: Network;
  readonly ids: string[] = [];
  readonly clock = movableClock(new Date(start));
  readonly oracle: Oracle;
  readonly partnerId: number;
  readonly context: CallerContext;

  constructor(network: Network, partnerId: number, oracle: Oracle) {
    this.network = network;
    this.partnerId = partnerId;
    this.oracle = oracle;
    const caller = { userId: 1, partnerId, operatorId: null, role: 'publisher' };
    const { db } = network;
    // What these calls use of it.
    this.context = { db, clock: this.clock, caller } as unknown as CallerContext;
  }

  async convert({
    cents: worth,
    status: first,
  }: {
    cents: number;
    status: 'pending' | 'approved' | 'rejected';
  }) {
    const at = this.clock.now();
    this.oracle.conversions.push({ day: dayNumber(at.getTime()), cents: worth, status: first });
    const { partnerId } = this;
    this.ids.push(await earn(this.context.db, { partnerId, at, cents: worth, status: first }));
  }

  at(index: number) {
    const place = index % Math.max(1, this.ids.length);
    return { id: this.ids[place], conversion: this.oracle.conversions[place] };
  }

  async decide({ nth: index, status: to }: { nth: number; status: 'approved' | 'rejected' }) {
    const { id, conversion } = this.at(index);
    if (!id || !conversion || conversion.status === to) return;
    conversion.status = to;
    await decideConversion(this.context.db, id, { status: to, at: this.clock.now() });
  }

  async correct({ nth: index, cents: worth }: { nth: number; cents: number }) {
    const { id, conversion } = this.at(index);
    if (!id || !conversion) return;
    conversion.cents = worth;
    await correct(this.context.db, id, worth);
  }

  async wait({ days }: { days: number }) {
    this.clock.advance(days * millisecondsInDay);
    const { oracle } = this;
    oracle.now = this.clock.now().getTime();
    await makeAutomaticPayments({ ...this.network, clock: this.clock });
    const isDue = oracle.isAutomatic && oracle.isPayoutDay();
    if (isDue && !oracle.open && oracle.isEnough()) oracle.pay();
  }

  async request() {
    const { oracle } = this;
    const isAllowed = !oracle.isAutomatic && !oracle.open && oracle.isEnough();
    const code = await codeOf(requestPayout(this.context));
    agree(code === 'done', isAllowed);
    if (isAllowed) oracle.pay();
  }

  async rule({ decision }: { decision: 'approve' | 'pay' | 'refuse' }) {
    const { open } = this.oracle;
    const { open: found } = await this.account();
    agree(found !== undefined, open !== undefined);
    if (!open || !found) return;
    const rule = decision === 'refuse' ? { decision, reason: 'Not clear' } : { decision };
    const code = await codeOf(decidePayment(this.context, found.id, rule));
    const from = { approve: 'requested', pay: 'approved', refuse: open.status };
    const to = { approve: 'approved', pay: 'paid', refuse: 'declined' };
    const isAllowed = open.status === from[decision];
    agree(code, isAllowed ? 'done' : 'PAYMENT_DECIDED');
    if (isAllowed) open.status = to[decision];
  }

  async withdraw() {
    const { open } = this.oracle;
    const { open: found } = await this.account();
    if (!open || !found) return;
    const code = await codeOf(withdrawPayout(this.context, found.id));
    const refused = open.isAutomatic ? 'PAYOUT_AUTOMATIC' : 'PAYMENT_DECIDED';
    const isAllowed = open.status === 'requested' && !open.isAutomatic;
    agree(code, isAllowed ? 'done' : refused);
    if (isAllowed) open.status = 'withdrawn';
  }

  async exchange() {
    if (this.oracle.isExchanged) return;
    await this.context.db.transaction().execute((db) => changeCurrency({ ...this.context, db }, 'USD'));
    this.oracle.exchange();
  }

  async agreeOn({ terms }: { terms: number }) {
    this.oracle.terms = terms;
    const details = this.context.db.updateTable('billing_detail').set({ payment_terms_id: terms });
    await details.where('partner_id', '=', this.partnerId).execute();
  }

  async step(event: Happening) {
    if (event.does === 'convert') await this.convert(event);
    else if (event.does === 'decide') await this.decide(event);
    else if (event.does === 'correct') await this.correct(event);
    else if (event.does === 'wait') await this.wait(event);
    else if (event.does === 'request') await this.request();
    else if (event.does === 'rule') await this.rule(event);
    else if (event.does === 'withdraw') await this.withdraw();
    else if (event.does === 'agree') await this.agreeOn(event);
    else await this.exchange();
  }

  async account() {
    return readAccount(this.context, this.partnerId);
  }

  /** Of the analytics, in cents. */
  async payout() {
    const query = { date_from: '2026-03-01', date_to: '2027-03-01', kpi: ['payout' as const] };
    const { current } = await handlers.analytics.overview(
      { params: undefined, query, body: undefined },
      this.context,
    );
    return Math.round((current.payout ?? 0) * 100);
  }

  /** Parts, their sum, and when what is held is free. */
  async check() {
    const account = await this.account();
    const { parts } = account;
    const found = mapValues(parts, (micros) => micros / 10_000);
    agree(found, this.oracle.parts());
    agree(sum(Object.values(found)), this.oracle.earned());
    const releases = await readReleases(this.context.db, account);
    agree(
      releases.map(({ day, amount }) => [dayNumber(Date.parse(day)), Math.round(amount * 100)]),
      this.oracle.releases(),
    );
  }
}
