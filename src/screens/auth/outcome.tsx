import { href } from '#routes';
import { ButtonLink } from '#ui/button-link.tsx';
import { Message } from '#ui/message.tsx';
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
  return (
    <ButtonLink variant={variant}>
      <Link href={href('login')}>
        <Trans>Go to sign in</Trans>
      </Link>
    </ButtonLink>
  );
}
