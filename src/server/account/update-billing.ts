import { isEqual, omit } from 'es-toolkit';
import { sql } from 'kysely';
import { plainBankCode } from '#contract/bank-account.ts';
import { type BillingChange, billingProblems } from '#contract/billing.ts';
import { vatExampleOf, plainVatNumber } from '#contract/vat.ts';
import { requireConfirmation } from '../auth/confirmation.ts';
import { refuseShadowChange } from '../auth/shadow-changes.ts';
import type { Db } from '../database/database.ts';
import { type FieldProblem, refuse, refuseField, refuseFields } from '../http/refusal.ts';
import { mailUser } from '../mail/send-mail.ts';
import { microsOf } from '../money.ts';
import type { CallerContext } from '../network.ts';
import { countries } from '../reference/countries.ts';
import { startDictionaries } from '../reference/dictionaries.ts';
import { usualTermsId } from '../reference/payment-terms.ts';
import { formerBilling, isSamePayee, maskedPayee, payeeOf, payoutDetailsOf } from './payout-details.ts';
import { recordSecurityChange } from './security-changes.ts';

const idsOf = (items: readonly { id: string | number }[]) => new Set(items.map(({ id }) => id));
const choices = {
  country: { ids: idsOf(countries), description: 'There is no such country' },
  payment_method: {
    ids: idsOf(startDictionaries.payment_request_payment_methods),
    description: 'There is no such payment method',
  },
} as const;
type Chosen = keyof typeof choices;

const unknown = (details: BillingChange): FieldProblem[] =>
  // The keys of the table are those of its type.
  (Object.keys(choices) as Chosen[])
    .filter((field) => !choices[field].ids.has(details[field]))
    .map((field) => ({ field, code: 'UNKNOWN', description: choices[field].description }));

type Stored = Awaited<ReturnType<typeof readDetails>>;

// Whoever is paid would else end the hold that protects who pays.
function refuseOtherTerms(former: Stored, { payment_terms_id: terms }: BillingChange) {
  if (terms === undefined || terms === (former?.payment_terms_id ?? usualTermsId)) return;
  throw refuseField('payment_terms_id', 'SET_BY_NETWORK', 'The network sets the payment terms');
}

const orNone = (text: string | null | undefined) => text || null;
const codeOrNone = (text: string | null | undefined) => orNone(plainBankCode(text ?? ''));

function rowOf(
  { revision: _, payment_terms_id: _terms, min_payout, ...details }: BillingChange,
  former: Stored,
) {
  const number = details.vat_number ?? '';
  return {
    ...details,
    payment_terms_id: former?.payment_terms_id ?? usualTermsId,
    vat_number: orNone(vatExampleOf(details.country) ? plainVatNumber(number) : number),
    tax_id: orNone(details.tax_id),
    beneficiary: orNone(details.beneficiary),
    iban: codeOrNone(details.iban),
    bic: codeOrNone(details.bic),
    paypal_email: orNone(details.paypal_email),
    min_payout_micros: microsOf(min_payout),
  };
}

const readDetails = (db: Db, partnerId: number) =>
  db
    .selectFrom('billing_detail')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .forUpdate()
    .executeTakeFirst();

async function save(
  { db, caller: { partnerId } }: CallerContext,
  row: ReturnType<typeof rowOf>,
  revision: number | undefined,
) {
  const next = { ...row, revision: sql<number>`billing_detail.revision + 1` };
  const insert = db.insertInto('billing_detail').values({ ...row, partner_id: partnerId });
  return (
    revision
      ? db
          .updateTable('billing_detail')
          .set(next)
          .where('partner_id', '=', partnerId)
          .where('revision', '=', revision)
          .returning('partner_id')
      : insert
          .onConflict((conflict) =>
            revision === 0
              ? conflict.column('partner_id').doNothing()
              : conflict.column('partner_id').doUpdateSet(next),
          )
          .returning('partner_id')
  ).executeTakeFirst();
}

const isSameRow = (former: NonNullable<Stored>, row: object) =>
  isEqual(omit(former, ['partner_id', 'revision']), row);

// A change of who is paid has a mail of its own, which undoes it.
async function mailOfChange({ db, clock, address, caller }: CallerContext) {
  const values = { at: clock.now(), from: address, link: null };
  await mailUser({ db, clock }, caller.userId, { template: 'billing-changed', values });
}

export async function updateBilling(context: CallerContext, details: BillingChange) {
  await refuseShadowChange(context, 'payout_details');
  refuseFields([...unknown(details), ...billingProblems(details)]);
  const { partnerId, userId } = context.caller;
  await context.db.transaction().execute(async (db) => {
    const former = (await readDetails(db, partnerId)) ?? null;
    refuseOtherTerms(former ?? undefined, details);
    const row = rowOf(details, former ?? undefined);
    if (!(await save({ ...context, db }, row, details.revision))) throw refuse('CHANGED_MEANWHILE');
    const payee = payoutDetailsOf(row);
    if (isSamePayee(former, payee)) {
      if (former && !isSameRow(former, row)) await mailOfChange({ ...context, db });
      return;
    }
    await requireConfirmation({ ...context, db }, 'payout_details');
    await recordSecurityChange(
      { ...context, db },
      {
        kind: 'payout-details-changed',
        userId,
        former: { payout: former && formerBilling(former, row) },
        was: payeeOf(former) ?? '',
        now: maskedPayee(payee),
      },
    );
  });
}
