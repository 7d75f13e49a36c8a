import type { Balance } from '#contract/payments.ts';
import { useMissingInfo } from './use-missing-info.ts';

// Who is paid: new details of it wait before they count.
const heldFields: ReadonlySet<string> = new Set([
  'payment_method',
  'beneficiary',
  'iban',
  'bic',
  'paypal_email',
]);

/** Whether billing details of who is paid are missing, and the later payout day, if those added now miss the next one. */
export function useMissedDay({ payout_day: next, changed_day: then }: Balance) {
  const missing = useMissingInfo();
  const isHeld = missing !== null && missing.fields.some((field) => heldFields.has(field));
  return { isHeld, later: isHeld && then !== undefined && then !== next ? then : null };
}
