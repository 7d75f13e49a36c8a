import { accountChanges } from '#contract/account-changes.ts';
import { useMailedLink } from '#portal/mailed-link.ts';
import { Trans } from '@lingui/react/macro';
import { MailedLink } from './mailed-link.tsx';

/** The new address of an account, by the link that was sent to it. */
export default function ConfirmEmailScreen() {
  const link = useMailedLink(accountChanges.confirmEmail);
  return (
    <MailedLink
      link={link}
      question={{
        title: <Trans>Use this email address?</Trans>,
        text: (
          <Trans>It replaces the former address of your account. You sign in with it from then on.</Trans>
        ),
        action: <Trans>Confirm address</Trans>,
      }}
      done={{
        title: <Trans>Your new email address is confirmed</Trans>,
        text: <Trans>Sign in with it from now on.</Trans>,
      }}
      refused={<Trans>It was used already or is older than a day. Ask for a new one in your profile.</Trans>}
    />
  );
}
