import { userQuery } from '#api/reference-data.ts';
import type { User } from '#api/user.ts';
import type { BillingChange } from '#contract/billing.ts';
import { fieldsOfPaymentMethod } from '#contract/payment-methods.ts';
import { href } from '#routes';
import { useQuery } from '@tanstack/react-query';

type BillingField = keyof BillingChange;
type Details = User['billing'];

const always = ['company_name', 'country', 'street', 'zip', 'city', 'invoice_email', 'vat_rate'] as const;

// Required fields, as they follow each other in the form, those of taxes after the address.
function neededOf(details: Details): readonly BillingField[] {
  const isTaxed = details ? details.vat_rate !== '0' : false;
  const method = details?.payment_method ?? '';
  return [
    ...always,
    ...(isTaxed ? (['vat_number'] as const) : []),
    'payment_method',
    ...fieldsOfPaymentMethod(method),
    'min_payout',
  ];
}

// The form begins with what the registration has given.
const isGiven = ({ name, country }: User['partner'], field: BillingField) =>
  (field === 'company_name' && name !== '') || (field === 'country' && Boolean(country));

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
const isMissing = ({ billing, partner }: User, field: BillingField) =>
  billing ? isEmpty(billing[field]) : !isGiven(partner, field);

const hrefOfField = (field: BillingField) => `${href('profile')}?tab=billing&field=${field}`;

/**
 * The billing fields that payment lacks, and the address of the first one (O12, L6). null while none is missing, or
 * the user is not loaded.
 */
export function useMissingInfo() {
  const { data: user } = useQuery(userQuery);
  if (!user) return null;
  const fields = neededOf(user.billing).filter((field) => isMissing(user, field));
  const [first] = fields;
  return first ? { fields, first, href: hrefOfField(first) } : null;
}
