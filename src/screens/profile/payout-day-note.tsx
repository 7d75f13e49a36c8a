import { query } from '#api/queries.ts';
import { payments } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useOffered } from '#portal/offered.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

/** Before another payee is saved: that payouts wait then, and until which day. */
export function PayoutDayNote() {
  const { day } = useFormats();
  const hasPayments = useOffered('payments');
  const { data: balance } = useQuery({ ...query(payments.balance), enabled: hasPayments });
  const [now, then] = [balance?.payout_day, balance?.changed_day].map((each) => each && day(each));
  return (
    <Callout tone="warning" title={<Trans>Saving this holds payouts for 72 hours</Trans>}>
      {then === undefined || now === undefined ? null : <PayDay now={now} then={then} />}
    </Callout>
  );
}

function PayDay({ now, then }: { now: string; then: string }) {
  if (now === then) return <Trans>Your next payout day stays {then}.</Trans>;
  return (
    <Trans>
      Your next payout day moves from {now} to {then}.
    </Trans>
  );
}
