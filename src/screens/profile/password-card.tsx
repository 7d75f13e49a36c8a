import type { User } from '#api/user.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { Trans } from '@lingui/react/macro';
import { defendsAccount } from './defends-account.ts';
import { LastChange, MailedPasswordLink } from './mailed-password-link.tsx';
import { PasswordForm } from './password-form.tsx';

/** The password is changed by the current one, where the network takes that, or by a mailed link. */
export function PasswordCard({ user }: { user: User }) {
  const { client } = usePortal();
  if (defendsAccount(user) && !user.shadow) return <PasswordForm user={user} client={client} />;
  return (
    <FormSection title={<Trans>Password</Trans>} hint={<LastChange at={user.password_changed_at} />}>
      <MailedPasswordLink user={user} client={client} />
    </FormSection>
  );
}
