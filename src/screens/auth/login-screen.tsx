import { useLightForm } from '#fields/use-light-form.ts';
import { messagesOf, textOf } from '#i18n/error-messages.ts';
import { usePortal, useSession } from '#portal/portal-context.tsx';
import { useGuestHref } from '#portal/use-guest-href.ts';
import { href } from '#routes';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import * as z from 'zod/mini';
import { AuthPage } from './auth-page.tsx';

const credentials = z.object({ username: z.email(), password: z.string() });

/** What the last attempt to sign in was refused with, in the language of the moment (E1 to E6). */
function Refusal() {
  const { i18n } = useLingui();
  const errors = useSession(({ context }) => context.errors);
  if (errors?.attempt !== 'signIn') return null;
  return (
    <Callout tone="error" live>
      {messagesOf(errors.failure)
        .map((message) => textOf(message, i18n))
        .join(' ')}
    </Callout>
  );
}

function LoginForm() {
  const { i18n } = useLingui();
  const { session } = usePortal();
  const isBusy = useSession((snapshot) => snapshot.hasTag('busy'));
  const { form, errorOf } = useLightForm({
    schema: credentials,
    onSubmit: (value) => session.send({ type: 'session.signIn', credentials: value }),
  });
  const errorText = (name: 'username' | 'password') => {
    const error = errorOf(name);
    return error && i18n._(error);
  };
  return (
    <form {...form} aria-busy={isBusy}>
      <Field id="username" label={<Trans>Email</Trans>} error={errorText('username')}>
        <Input type="email" name="username" size="lg" autoComplete="username" />
      </Field>
      <Field
        id="password"
        label={<Trans>Password</Trans>}
        error={errorText('password')}
        aside={
          <Link href={href('forgotPassword')}>
            <Trans>Forgot password?</Trans>
          </Link>
        }
      >
        <PasswordInput name="password" size="lg" autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
        <Trans>Sign in</Trans>
      </Button>
    </form>
  );
}

/** Signing in (S9); the session chart says whether it is under way and what it was refused with. */
export function LoginScreen() {
  const guestHref = useGuestHref();
  return (
    <AuthPage>
      <h1>
        <Trans>Sign in</Trans>
      </h1>
      <Refusal />
      <LoginForm />
      <p>
        <Trans>
          New here? <Link href={guestHref('register')}>Create an account</Link>
        </Trans>
      </p>
    </AuthPage>
  );
}
