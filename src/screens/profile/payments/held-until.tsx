import type { Balance } from '#contract/payments.ts';
import { dayOf } from '#contract/days.ts';
import { useFormats } from '#i18n/formats.tsx';
import { usePortal } from '#portal/portal-context.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Trans } from '@lingui/react/macro';
import { releasedBy, releasesByWeek } from './releases.ts';

type Of = { balance: Balance };

// One payout is open at a time: beside it, nothing is paid before the payout day after its own.
function InTime({ balance }: Of) {
  const { day, money } = useFormats();
  const { currency, releases = [], open_payment_id: openId } = balance;
  const isOpen = openId !== null;
  const payoutDay = isOpen ? balance.following_day : balance.payout_day;
  if (!payoutDay) return null;
  const [inTime, next] = [money(releasedBy(releases, payoutDay), currency), day(payoutDay)];
  if (releases.every((release) => release.day <= payoutDay)) {
    return isOpen ? (
      <Trans>All of it by {next}, the first payout day after that of your open payout.</Trans>
    ) : (
      <Trans>All of it by {next}, the next payout day.</Trans>
    );
  }
  return isOpen ? (
    <Trans>
      Of it {inTime} by {next}, the first payout day after that of your open payout.
    </Trans>
  ) : (
    <Trans>
      Of it {inTime} by {next}, the next payout day.
    </Trans>
  );
}

/** When what is on hold can be paid: by week, and what of it is in time for the payout day on which it can be paid. */
export function HeldUntil({ balance }: Of) {
  const { day, money } = useFormats();
  const { networkClock } = usePortal();
  const { currency, releases = [] } = balance;
  return (
    <>
      <DefinitionList
        hasFigures
        items={releasesByWeek(releases, dayOf(networkClock.now())).map(({ from, to, amount }) => ({
          id: from,
          term:
            from === to ? (
              <Trans context="hold">on {day(from)}</Trans>
            ) : (
              <Trans context="hold">
                from&nbsp;{day(from)} to&nbsp;{day(to)}
              </Trans>
            ),
          details: money(amount, currency),
        }))}
      />
      <InTime balance={balance} />
    </>
  );
}
