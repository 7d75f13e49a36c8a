import * as z from 'zod/mini';
import { billingDetails, profile } from './account.ts';
import { isBic, isIban, isInSepa } from './bank-account.ts';
import { data, endpoint, resource } from './endpoint.ts';
import { fieldsOfPaymentMethod } from './payment-methods.ts';
import { isVatNumber, vatRatesOf } from './vat.ts';
import { countryCode } from './values.ts';

const text = (length: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(length));
const optionalText = z.nullish(z.string().check(z.trim(), z.maxLength(100)));

/**
 * All details at once; `revision` is the one that was read, 0 where there were none. The payment terms are the
 * network's: they can be left out, and others than those of the publisher are refused.
 */
export const billingChange = z.extend(billingDetails, {
  company_name: text(200),
  vat_number: optionalText,
  vat_rate: z.enum(['0', '19', '21', '23']),
  tax_id: optionalText,
  street: text(200),
  zip: text(20),
  city: text(100),
  country: countryCode,
  invoice_email: z.email().check(z.maxLength(254)),
  payment_method: text(40),
  payment_terms_id: z.optional(z.int()),
  beneficiary: optionalText,
  iban: optionalText,
  bic: optionalText,
  paypal_email: z.nullish(z.email().check(z.maxLength(254))),
  min_payout: z.number().check(z.gte(0), z.lte(1_000_000), z.multipleOf(0.01)),
});
export type BillingChange = z.infer<typeof billingChange>;
type Field = keyof BillingChange;
export type BillingCode =
  | 'BIC_INVALID'
  | 'IBAN_INVALID'
  | 'IBAN_NOT_IN_SEPA'
  | 'REQUIRED'
  | 'VAT_NUMBER_INVALID'
  | 'VAT_NUMBER_REQUIRED'
  | 'VAT_RATE_NOT_OF_COUNTRY';
/** `description` is in English, for a field without a text of its own for `code`. */
export type BillingProblem = { field: Field; code: BillingCode; description: string };

const isMissing = (value: unknown) => value === undefined || value === null || value === '';
function taxProblems({ country, vat_rate, vat_number }: BillingChange): (BillingProblem | false)[] {
  const isTaxed = vat_rate !== '0';
  return [
    !vatRatesOf(country).some(({ code }) => code === vat_rate) && {
      field: 'vat_rate',
      code: 'VAT_RATE_NOT_OF_COUNTRY',
      description: 'This VAT rate is not one of the chosen country',
    },
    isTaxed &&
      isMissing(vat_number) && {
        field: 'vat_number',
        code: 'VAT_NUMBER_REQUIRED',
        description: 'Invoices with VAT need a VAT number',
      },
    !isMissing(vat_number) &&
      !isVatNumber(vat_number ?? '', country) && {
        field: 'vat_number',
        code: 'VAT_NUMBER_INVALID',
        description: 'This is not a VAT number of the chosen country',
      },
  ];
}

function paymentProblems(details: BillingChange): (BillingProblem | false)[] {
  const { payment_method: method, iban, bic } = details;
  const isWrongIban = !isMissing(iban) && !isIban(iban ?? '');
  return [
    ...fieldsOfPaymentMethod(method).map(
      (field): BillingProblem | false =>
        isMissing(details[field]) && { field, code: 'REQUIRED', description: 'Required' },
    ),
    isWrongIban && { field: 'iban', code: 'IBAN_INVALID', description: 'This is not a valid IBAN' },
    method === 'sepa' &&
      !isMissing(iban) &&
      !isWrongIban &&
      !isInSepa(iban ?? '') && {
        field: 'iban',
        code: 'IBAN_NOT_IN_SEPA',
        description: 'This bank account is outside the SEPA area',
      },
    !isMissing(bic) &&
      !isBic(bic ?? '') && { field: 'bic', code: 'BIC_INVALID', description: 'This is not a valid BIC' },
  ];
}

/** Contradictions between fields; the network refuses exactly these (O12). */
export const billingProblems = (details: BillingChange): BillingProblem[] =>
  [...taxProblems(details), ...paymentProblems(details)].filter((problem) => problem !== false);

/** The billing details of the partner (O12). Refused: CHANGED_MEANWHILE. */
export const billing = resource('billing', {
  update: endpoint('PUT /publisher/v1/user-profile/billing', { body: billingChange, answer: data(profile) }),
});
