import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { Outcome, ToLogin } from './outcome.tsx';

/** A registration has arrived; the next step is in the mail (S10). */
export default function RegisterCompletedScreen() {
  return (
    <Outcome
      tone="success"
      icon={MailCheck}
      title={<Trans>Check your inbox</Trans>}
      actions={<ToLogin variant="secondary" />}
    >
      <p>
        <Trans>We have sent you a link. Open it to confirm your email address.</Trans>
      </p>
      <p>
        <Trans>Then we review your account and write to you as soon as it is approved.</Trans>
      </p>
    </Outcome>
  );
}
