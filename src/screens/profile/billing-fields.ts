import { defineForm } from '#fields/define-form.ts';
import type { FormValues } from '#fields/field-types.ts';
import type { User } from '#api/user.ts';
import type { BillingChange } from '#contract/billing.ts';
import { fieldsOfPaymentMethod } from '#contract/payment-methods.ts';
import { vatRates } from '#contract/vat.ts';
import { msg } from '@lingui/core/macro';

export const billingFields = defineForm({
  company_name: {
    type: 'text',
    label: msg`Company name`,
    rules: 'required|max:200',
    autoComplete: 'organization',
  },
  country: { type: 'multiselect', single: true, label: msg`Country`, rules: 'required' },
  vat_number: { type: 'text', label: msg`VAT ID`, rules: 'max:100', isCode: true },
  vat_rate: { type: 'multiselect', single: true, label: msg`VAT rate`, rules: 'required' },
  tax_id: { type: 'text', label: msg`Tax number`, rules: 'max:100', isCode: true },
  street: {
    type: 'text',
    label: msg`Street and number`,
    rules: 'required|max:200',
    autoComplete: 'street-address',
  },
  zip: { type: 'text', label: msg`Postal code`, rules: 'required|max:20', autoComplete: 'postal-code' },
  city: { type: 'text', label: msg`City`, rules: 'required|max:100', autoComplete: 'address-level2' },
  invoice_email: { type: 'email', label: msg`Email for invoices`, rules: 'required|email' },
  payment_method: { type: 'multiselect', single: true, label: msg`Payment method`, rules: 'required' },
  beneficiary: { type: 'text', label: msg`Account holder`, rules: 'max:100' },
  iban: { type: 'text', label: msg`IBAN`, rules: 'max:100', isCode: true, secret: true },
  bic: { type: 'text', label: msg`BIC`, rules: 'max:100', isCode: true, secret: true },
  paypal_email: { type: 'email', label: msg`PayPal address`, rules: 'email' },
  min_payout: {
    type: 'number',
    label: msg`Minimum payout`,
    rules: 'required',
    min: 0,
    max: 1_000_000,
    precision: 2,
    hasSteps: false,
    follows: 'currency',
  },
  currency: { type: 'hidden', label: msg`Currency` },
});
export type BillingFieldName = keyof typeof billingFields;
export type BillingValues = FormValues<typeof billingFields>;

export const accountFields = ['beneficiary', 'iban', 'bic', 'paypal_email'] as const;
const optional: Partial<Record<string, readonly BillingFieldName[]>> = { sepa: ['bic'] };

export const isOfMethod = (method: string, field: (typeof accountFields)[number]): boolean =>
  [...fieldsOfPaymentMethod(method), ...(optional[method] ?? [])].includes(field);

export const isBillingField = (name: string | null): name is BillingFieldName =>
  name !== null && Object.hasOwn(billingFields, name);

/** Before there are any, what the registration has given. */
export function valuesOf({ billing: details, partner }: User): Partial<BillingValues> {
  const { currency, name, country } = partner;
  if (!details) return { currency, company_name: name, ...(country ? { country } : {}) };
  const { vat_number, tax_id, beneficiary, iban, bic, paypal_email, ...others } = details;
  return {
    ...others,
    currency,
    vat_number: vat_number ?? '',
    tax_id: tax_id ?? '',
    beneficiary: beneficiary ?? '',
    iban: iban ?? '',
    bic: bic ?? '',
    paypal_email: paypal_email ?? '',
  };
}

export function changeOf(
  { vat_rate, min_payout, paypal_email, currency: _, ...texts }: BillingValues,
  revision = 0,
): BillingChange {
  return {
    ...texts,
    vat_rate: vatRates.find(({ code }) => code === vat_rate)?.code ?? '0',
    min_payout: min_payout ?? 0,
    paypal_email: paypal_email || null,
    revision,
  };
}
