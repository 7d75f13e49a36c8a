import type { Balance } from '#contract/payments.ts';
import { dayOf } from '#contract/days.ts';
import { useFormats } from '#i18n/formats.tsx';
import { usePortal } from '#portal/portal-context.tsx';
import { NoteLine } from '#ui/figures/figure-strip.tsx';
import { Trans } from '@lingui/react/macro';
import { releasedBy, releasesByWeek } from './releases.ts';

/** When what is on hold can be paid: by week, and what of it is in time for the next payout day. */
export function HeldUntil({ balance }: { balance: Balance }) {
  const { day, money } = useFormats();
  const { networkClock } = usePortal();
  const { currency, releases = [], payout_day: payoutDay } = balance;
  const [inTime, next] = [money(releasedBy(releases, payoutDay), currency), day(payoutDay)];
  return (
    <>
      {releasesByWeek(releases, dayOf(networkClock.now())).map(({ from, to, amount }) => (
        <NoteLine key={from}>
          {money(amount, currency)}{' '}
          {from === to ? (
            <Trans context="hold">on {day(from)}</Trans>
          ) : (
            <Trans context="hold">
              from {day(from)} to {day(to)}
            </Trans>
          )}
        </NoteLine>
      ))}
      <NoteLine>
        <Trans>
          Of it {inTime} by {next}, the next payout day.
        </Trans>
      </NoteLine>
    </>
  );
}
