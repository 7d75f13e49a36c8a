import { useGuestHref } from '#portal/use-guest-href.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Message } from '#ui/feedback/message.tsx';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { AuthPage } from './auth-page.tsx';

export function Outcome(props: ComponentProps<typeof Message>) {
  return (
    <AuthPage>
      <Message {...props} takesFocus />
    </AuthPage>
  );
}

export function ToLogin({ variant }: Pick<ComponentProps<typeof ButtonLink>, 'variant'>) {
  const guestHref = useGuestHref();
  return (
    <ButtonLink variant={variant}>
      <Link href={guestHref('login')}>
        <Trans>Go to sign in</Trans>
      </Link>
    </ButtonLink>
  );
}
