import { userQuery } from '#api/reference-data.ts';
import type { User } from '#api/user.ts';
import type { BillingChange } from '#contract/billing.ts';
import { fieldsOfPaymentMethod } from '#contract/payment-methods.ts';
import { href } from '#routes';
import { useQuery } from '@tanstack/react-query';

type BillingField = keyof BillingChange;
type Details = User['billing'];

const always = ['company_name', 'country', 'street', 'zip', 'city', 'invoice_email'] as const;

// Required fields, in the order of their form.
function neededOf(details: Details): readonly BillingField[] {
  const isTaxed = details ? details.vat_rate !== '0' : false;
  const method = details?.payment_method ?? '';
  return [
    ...always,
    ...(isTaxed ? (['vat_number'] as const) : []),
    'payment_method',
    ...fieldsOfPaymentMethod(method),
  ];
}

const isMissing = (details: Details, field: BillingField) =>
  !details || details[field] === null || details[field] === undefined || details[field] === '';

const hrefOfField = (field: BillingField) => `${href('profile')}?tab=billing&field=${field}`;

/**
 * The billing fields that payment lacks, and the address of the first one (O12, L6). null while none is missing, or
 * the user is not loaded.
 */
export function useMissingInfo() {
  const { data: user } = useQuery(userQuery);
  if (!user) return null;
  const fields = neededOf(user.billing).filter((field) => isMissing(user.billing, field));
  const [first] = fields;
  return first ? { fields, first, href: hrefOfField(first) } : null;
}
