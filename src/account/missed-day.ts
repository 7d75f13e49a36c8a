import type { Balance } from '#contract/payments.ts';
import { payeeFields } from '#contract/payment-methods.ts';
import { useMissingInfo } from './use-missing-info.ts';

const heldFields: ReadonlySet<string> = new Set(payeeFields);

/** Whether billing details of who is paid are missing, and the later payout day, if those added now miss the next one. */
export function useMissedDay({ payout_day: next, changed_day: then }: Balance) {
  const missing = useMissingInfo();
  const isHeld = missing !== null && missing.fields.some((field) => heldFields.has(field));
  return { isHeld, later: isHeld && then !== undefined && then !== next ? then : null };
}
