import { query } from '#api/queries.ts';
import { addDays } from '#contract/days.ts';
import { payments, type Balance } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMissedDay } from './missed-day.ts';
import { isDueByPayoutDay } from './next-payout.ts';
import { useMissingInfo } from './use-missing-info.ts';

// New details of who is paid wait for 72 hours.
const daysOfHold = 3;

type HeldProps = { balance: Balance; later: string | null };

function Held({ balance: { payout_day: next }, later }: HeldProps) {
  const { day } = useFormats();
  const [payday, latest] = [day(next), day(addDays(next, -daysOfHold))];
  if (later === null) {
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

function Deadline({ balance }: { balance: Balance }) {
  const { day } = useFormats();
  const { isHeld, later } = useMissedDay(balance);
  const payday = day(balance.payout_day);
  if (!balance.next_payout && !isDueByPayoutDay(balance)) {
    return <Trans>Nothing is due on the next payout day, {payday}.</Trans>;
  }
  if (isHeld) return <Held balance={balance} later={later} />;
  return <Trans>Payout day {payday}: add them before, or you are paid on the one after it.</Trans>;
}

/** Until when missing billing details have to be there for the next payout, and what missing that day costs. */
export function BillingDeadline({ fallback = null }: { fallback?: ReactNode }) {
  const missing = useMissingInfo();
  const { data: balance } = useQuery(query(payments.balance));
  return balance && missing ? <Deadline balance={balance} /> : fallback;
}
