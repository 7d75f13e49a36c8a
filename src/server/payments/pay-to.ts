import type { PaymentDetails } from '#contract/payments.ts';
import type { Sent } from '#contract/values.ts';
import { payoutDetailsOf } from '../account/payout-details.ts';
import { payoutsHeldUntil } from '../account/security-changes.ts';
import type { Network } from '../network.ts';
import { completeBilling, readBilling } from './account.ts';
import type { PaymentTables, StoredRecipient } from './tables.ts';

type Payment = {
  partner_id: number;
  status: PaymentTables['payment']['status'];
  recipient: StoredRecipient | null;
};

/** The whole account to which an operator pays. An approved payment goes to the one in force, unless a hold forbids it. */
export async function readPayTo(
  context: Pick<Network, 'db' | 'clock'>,
  { partner_id, status, recipient }: Payment,
): Promise<Pick<Sent<PaymentDetails>, 'pay_to' | 'held_until'>> {
  if (status === 'paid') return { pay_to: recipient?.paid_to ?? null };
  if (status !== 'approved') return {};
  const hold = await payoutsHeldUntil(context, partner_id);
  if (hold) return { pay_to: null, held_until: hold.until.toISOString() };
  const billing = completeBilling(await readBilling(context.db, partner_id));
  return { pay_to: billing && payoutDetailsOf(billing), held_until: null };
}
