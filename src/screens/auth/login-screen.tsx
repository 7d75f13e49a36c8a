import { useLightForm } from '#fields/use-light-form.ts';
import { chooseLocale } from '#i18n/i18n.ts';
import { messagesOf, textOf } from '#i18n/error-messages.ts';
import { localeNames, type LocaleName } from '#i18n/locales.ts';
import { usePortal, useSession } from '#portal/portal-context.tsx';
import { href } from '#routes';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { AuthLayout } from '#ui/auth-layout.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Logo } from '#ui/logo.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Segment } from '#ui/segment.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import * as z from 'zod/mini';

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
      <Field id="password" label={<Trans>Password</Trans>} error={errorText('password')}>
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
  const { t, i18n } = useLingui();
  const { configuration } = usePortal();
  return (
    <AuthLayout
      brand={<Logo name={configuration().general.systemName} />}
      tools={
        <Segment
          label={t`Language`}
          value={i18n.locale as LocaleName}
          items={localeNames.map((name) => ({ value: name, label: name.toUpperCase() }))}
          onChange={(name) => void chooseLocale(name)}
        />
      }
      caption={
        <ArrowLink>
          <Link href={href('publicOfferWall')}>
            <Trans>Browse the public offer wall</Trans>
          </Link>
        </ArrowLink>
      }
      footer={
        <Link href={href('publicOfferWall')}>
          <Trans>Public offers</Trans>
        </Link>
      }
    >
      <h1>
        <Trans>Sign in</Trans>
      </h1>
      <Refusal />
      <LoginForm />
    </AuthLayout>
  );
}
