import { query } from '#api/queries.ts';
import { addDays } from '#contract/days.ts';
import { payments, type Balance } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isDueByPayoutDay } from './next-payout.ts';
import { useMissingInfo } from './use-missing-info.ts';

// New details of who is paid wait for 72 hours.
const daysOfHold = 3;
const heldFields: ReadonlySet<string> = new Set([
  'payment_method',
  'beneficiary',
  'iban',
  'bic',
  'paypal_email',
]);

function Held({ balance: { payout_day: next, changed_day: later } }: { balance: Balance }) {
  const { day } = useFormats();
  const [payday, latest] = [day(next), day(addDays(next, -daysOfHold))];
  if (later === undefined || later === next) {
    return (
      <Trans>
        Payout day {payday}: add them by {latest}, new payout details wait for 72 hours.
      </Trans>
    );
  }
  const then = day(later);
  return (
    <Trans>
      If you add them now, you are paid on {then}, not on {payday}: new payout details wait for 72 hours.
    </Trans>
  );
}

/** Until when missing billing details have to be there for the next payout, and what missing that day costs. */
export function BillingDeadline({ fallback = null }: { fallback?: ReactNode }) {
  const { day } = useFormats();
  const missing = useMissingInfo();
  const { data: balance } = useQuery(query(payments.balance));
  if (!balance || !missing) return fallback;
  const payday = day(balance.payout_day);
  if (!balance.next_payout && !isDueByPayoutDay(balance)) {
    return <Trans>Nothing is due on the next payout day, {payday}.</Trans>;
  }
  if (missing.fields.some((field) => heldFields.has(field))) return <Held balance={balance} />;
  return <Trans>Payout day {payday}: add them before, or you are paid on the one after it.</Trans>;
}
