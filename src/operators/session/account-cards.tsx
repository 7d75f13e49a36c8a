import type { User } from '#api/user.ts';
import { loadScreenTexts } from '#i18n/i18n.ts';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { useNetwork } from '../network-context.tsx';

// With the words that publishers read.
const PasswordForm = lazyComponent(async () => {
  const [part] = await Promise.all([
    import('#screens/profile/password-form.tsx'),
    loadScreenTexts('profile'),
  ]);
  return part.PasswordForm;
});
const SessionsCard = lazyComponent(async () => {
  const [part] = await Promise.all([
    import('#screens/profile/sessions-card.tsx'),
    loadScreenTexts('profile'),
  ]);
  return part.SessionsCard;
});

/** The password of the operator, and where they are signed in. */
export function AccountCards({ user }: { user: User }) {
  const { client } = useNetwork();
  return (
    <>
      <PasswordForm user={user} client={client} />
      <SessionsCard user={user} client={client} />
    </>
  );
}
