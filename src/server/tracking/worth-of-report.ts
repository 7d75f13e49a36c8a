import type { Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { refuseField } from '../http/refusal.ts';
import { microsOf } from '../money.ts';
import { type OddAmount, readAmount } from './read-amount.ts';
import type { Report } from './read-report.ts';
import type { ConversionKind } from './tables.ts';

// `rate` leads from the offer's currency to the partner's.
type Clicked = { offer_id: number; country: string; rate: number };
type Payout = Selectable<Schema['offer_payout']>;
export type Paid = {
  goal: string;
  kind: ConversionKind;
  payout_micros: number;
  sale_micros: number;
  odd_amount: OddAmount | null;
};

const kinds: Record<Payout['model'], ConversionKind> = {
  CPA: 'conversion',
  CPL: 'lead',
  CPS: 'sale',
  CPI: 'install',
  CPC: 'conversion',
  CPM: 'conversion',
  REVSHARE: 'sale',
};

// A payout for the country beats one for all.
async function payoutOf(db: Db, { offer_id, country }: Clicked, goal: string) {
  const payouts = await db
    .selectFrom('offer_payout')
    .selectAll()
    .where('offer_id', '=', offer_id)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  const requested = goal === '' ? payouts[0]?.goal : goal;
  const ofGoal = payouts.filter((payout) => payout.goal === requested);
  if (ofGoal.length === 0) throw refuseField('goal', 'IN', 'The offer has no such goal');
  const forCountry = ofGoal.find((payout) => payout.countries.includes(country));
  return forCountry ?? ofGoal.find((payout) => payout.countries.length === 0) ?? null;
}

const cent = 10_000;
const inCents = (micros: number) => Math.round(micros / cent) * cent;

function refuseUnread(sent = '') {
  return sent.trim() === ''
    ? refuseField('amount', 'REQUIRED', 'This offer pays a share of the sale: the amount is needed')
    : refuseField('amount', 'AMOUNT', 'This offer pays a share of the sale: send an amount such as 12.50');
}

// In the partner's currency, in whole cents; a fixed payout ignores the amount.
export async function worthOf(
  db: Db,
  click: Clicked,
  report: Pick<Report, 'goal' | 'amount'>,
): Promise<Paid> {
  const payout = await payoutOf(db, click, report.goal);
  const { amount, odd: odd_amount } = readAmount(report.amount);
  if (!payout) return { goal: report.goal, kind: 'conversion', payout_micros: 0, sale_micros: 0, odd_amount };
  const { goal, model, amount_micros, percent } = payout;
  if (percent !== null && amount === null) throw refuseUnread(report.amount);
  const sale = microsOf(amount ?? 0);
  const earned = (amount_micros ?? 0) + (sale * (percent ?? 0)) / 100;
  return {
    goal,
    kind: kinds[model],
    payout_micros: inCents(earned * click.rate),
    sale_micros: inCents(sale * click.rate),
    odd_amount,
  };
}
