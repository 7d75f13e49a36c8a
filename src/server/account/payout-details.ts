import { payeeFields } from '#contract/payment-methods.ts';
import { omit, pickBy } from 'es-toolkit';
import type { Selectable } from 'kysely';
import type { AccountTables, FormerBilling, PayoutDetails } from './tables.ts';

/** The part of the billing details that says who is paid, and where. */
export const payoutDetailsOf = (row: PayoutDetails): PayoutDetails => ({
  payment_method: row.payment_method,
  beneficiary: row.beneficiary,
  iban: row.iban,
  bic: row.bic,
  paypal_email: row.paypal_email,
});

type Row = Selectable<AccountTables['billing_detail']>;
type Details = Omit<Row, 'partner_id' | 'revision'>;

/** What undoing brings back: details that the same change has not touched stay as they are by then. */
export const formerBilling = (before: Row, after: Details): FormerBilling => ({
  ...pickBy(omit(before, ['partner_id', 'revision']), (value, name) => value !== after[name]),
  ...payoutDetailsOf(before),
});

export const isSamePayee = (one: PayoutDetails | null, other: PayoutDetails) =>
  one !== null && payeeFields.every((name) => one[name] === other[name]);

/** A way to be paid may be chosen before the account is given. */
const hasAccount = ({ payment_method: method, iban, paypal_email: email }: PayoutDetails) =>
  Boolean(method === 'paypal' ? email : iban);

/** Enough for its owner to recognise an address. */
export const maskedEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1•••');

const namesOfMethods = new Map([['paypal', 'PayPal']]);

/** Enough for the owner to recognise the account, or null while there is none. */
export const payeeOf = (details: PayoutDetails | null | undefined): string | null =>
  details && hasAccount(details) ? maskedPayee(details) : null;

/** Enough for the owner to recognise the account: its method and last characters. */
export function maskedPayee({ payment_method: method, iban, paypal_email: email }: PayoutDetails) {
  const account = method === 'paypal' ? email && maskedEmail(email) : iban && `•••• ${iban.slice(-4)}`;
  return [namesOfMethods.get(method) ?? method.toUpperCase(), account].filter(Boolean).join(' ');
}
