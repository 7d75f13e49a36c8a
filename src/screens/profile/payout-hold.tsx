import type { User } from '#api/user.ts';
import { userQuery } from '#api/reference-data.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

type Reason = NonNullable<User['payout_hold']>['reason'];

function Changed({ reason }: { reason: Reason }) {
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

/** Until when the network holds back payouts, and why. */
export function PayoutHold() {
  const { dateTime } = useFormats();
  const { data: user } = useQuery(userQuery);
  const hold = user?.payout_hold;
  if (!hold) return null;
  const until = dateTime(new Date(hold.until));
  return (
    <Callout tone="warning" title={<Trans>No payouts until {until}</Trans>}>
      <Changed reason={hold.reason} />{' '}
      <Trans>To be safe, payouts wait for 72 hours. If it was not you, use the link in our email.</Trans>
    </Callout>
  );
}
