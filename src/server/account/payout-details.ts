import type { PayoutDetails } from './tables.ts';

const names = ['payment_method', 'beneficiary', 'iban', 'bic', 'paypal_email'] as const;

/** The part of the billing details that says who is paid, and where. */
export const payoutDetailsOf = (row: PayoutDetails): PayoutDetails => ({
  payment_method: row.payment_method,
  beneficiary: row.beneficiary,
  iban: row.iban,
  bic: row.bic,
  paypal_email: row.paypal_email,
});

export const isSamePayee = (one: PayoutDetails | null, other: PayoutDetails) =>
  one !== null && names.every((name) => one[name] === other[name]);

/** Enough for the owner to recognise the account: its method and last characters. */
export function maskedPayee({ payment_method: method, iban, paypal_email: email }: PayoutDetails) {
  const account =
    method === 'paypal' ? email?.replace(/^(.)[^@]*/, '$1•••') : iban && `•••• ${iban.slice(-4)}`;
  return [method.toUpperCase(), account].filter(Boolean).join(' ');
}
