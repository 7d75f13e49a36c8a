import { RejectionReason, reasonValueOf } from '#account/rejection-reason.tsx';
import type { LoggedConversion } from '#contract/traffic-log.ts';
import { useOffered } from '#portal/offered.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'wouter';
import { logHref } from './log-address.ts';

/** Why a conversion was rejected: it leads to all that were for the same reason, in the days and filters of the address. */
export function ReasonOfRow({ conversion: { status, reason } }: { conversion: LoggedConversion }) {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const hasReasons = useOffered('reasons');
  if (status !== 'rejected') return null;
  const text = reason ? <RejectionReason reason={reason} /> : <Trans>No reason given</Trans>;
  const value = reasonValueOf(reason);
  if (!hasReasons || address.get('reason') === value) return text;
  const name = reason?.name ?? t`No reason given`;
  return (
    <Link
      href={logHref('conversions', address, { reason: [value] })}
      aria-label={t`${name}: show all of these days`}
    >
      {text}
    </Link>
  );
}
