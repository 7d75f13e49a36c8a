import { useGuestHref } from '#portal/use-guest-href.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Message } from '#ui/feedback/message.tsx';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { AuthPage } from './auth-page.tsx';

/** What became of an attempt, in the place of its form; it is read out when it appears. */
export function Outcome(props: ComponentProps<typeof Message>) {
  return (
    <AuthPage>
      <Message {...props} takesFocus />
    </AuthPage>
  );
}

/** The way to the login, after an attempt that is over. */
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
