import type { User } from '#api/user.ts';
import { query } from '#api/queries.ts';
import { payments } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useOffered } from '#portal/offered.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

type Hold = NonNullable<User['payout_hold']>;

function Changed({ reason }: Pick<Hold, 'reason'>) {
  switch (reason) {
    case 'payout_details':
      return <Trans>Your payout details were changed.</Trans>;
    case 'email':
      return <Trans>Your email address was changed.</Trans>;
    case 'password':
      return <Trans>Your password was changed.</Trans>;
    default:
      return <Trans>Your account was changed.</Trans>;
  }
}

// With the day that the hold has moved, where the network names both.
function PayDay() {
  const { day } = useFormats();
  const hasPayments = useOffered('payments');
  const { data } = useQuery({ ...query(payments.balance), enabled: hasPayments });
  if (!data?.unheld_day) return null;
  const [usual, next] = [day(data.unheld_day), day(data.payout_day)];
  if (usual === next) return <Trans>Your next payout day stays {next}.</Trans>;
  return (
    <Trans>
      Your next payout day is therefore {next} instead of {usual}.
    </Trans>
  );
}

/** Until when the network holds back payouts, and why. */
export function PayoutHold({ hold }: { hold: Hold }) {
  const { dateTime } = useFormats();
  const until = dateTime(new Date(hold.until));
  return (
    <Callout tone="warning" title={<Trans>No payouts until {until}</Trans>}>
      <Changed reason={hold.reason} />{' '}
      <Trans>To be safe, payouts wait for 72 hours. If it was not you, use the link in our email.</Trans>{' '}
      <PayDay />
    </Callout>
  );
}
