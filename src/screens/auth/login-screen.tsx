import { loadScreenTexts } from '#i18n/i18n.ts';
import { useLightForm } from '#fields/use-light-form.ts';
import { useConfiguration, usePortal, useSession } from '#portal/portal-context.tsx';
import { useGuestHref } from '#portal/use-guest-href.ts';
import { href } from '#routes';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { lazyStyles } from '#ui/platform/lazy-styles.ts';
import { PasswordInput } from '#ui/controls/password-input.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useDeferredValue } from 'react';
import { Link } from 'wouter';
import { AuthPage } from './auth-page.tsx';

const loadRefusal = async () => (await import('./refusal.tsx')).Refusal;
const Refusal = lazyComponent(loadRefusal);
const SecondFactor = lazyComponent(async () => {
  const [part] = await Promise.all([import('./second-factor.tsx'), loadScreenTexts('auth')]);
  return part.SecondFactor;
}, FirstStep);

// Loads while the visitor types: what signing in needs, then the screen after it.
async function loadCheck(prefetchArrival: () => void) {
  void lazyStyles().catch(() => undefined);
  const [{ checkCredentials }] = await Promise.all([
    import('./check-credentials.ts'),
    loadRefusal(),
    import('#api/send-call.ts'),
  ]);
  // Offline, the scripts would count as failed and a reload would be offered later.
  if (navigator.onLine) prefetchArrival();
  return checkCredentials;
}

function LoginForm() {
  const { i18n } = useLingui();
  const { session, prefetchArrival } = usePortal();
  // Until the second step has loaded, too.
  const isSigningIn = useSession(
    (snapshot) => snapshot.hasTag('busy') || snapshot.context.challenge !== null,
  );
  // After a second step that was cancelled or took too long.
  const username = useSession(({ context }) => context.username);
  const { form, check, errorOf } = useLightForm({
    loadCheck: () => loadCheck(prefetchArrival),
    onSubmit: (value) => session.send({ type: 'session.signIn', credentials: value }),
  });
  const isBusy = isSigningIn || check !== 'idle';
  const errorText = (name: 'username' | 'password') => {
    const error = errorOf(name);
    return error && i18n._(error);
  };
  return (
    <form {...form} aria-busy={isBusy}>
      <Field id="username" label={<Trans>Email</Trans>} error={errorText('username')}>
        <Input
          type="email"
          name="username"
          size="lg"
          autoComplete="username"
          defaultValue={username ?? undefined}
        />
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
      {check === 'retrying' ? (
        <p role="alert">
          <Trans>Signing in could not be loaded. Trying again … You do not need to press again.</Trans>
        </p>
      ) : null}
    </form>
  );
}

// Without a password; nothing in a browser without passkeys.
function PasskeySignIn() {
  const { session } = usePortal();
  const isAsking = useSession((snapshot) => snapshot.matches({ signedOut: 'signingInWithPasskey' }));
  const isSettled = useSession((snapshot) => snapshot.hasTag('settled'));
  if (!isSettled || !('PublicKeyCredential' in window)) return null;
  return (
    <Button
      size="lg"
      block
      busy={isAsking}
      onClick={() => session.send({ type: 'session.signInWithPasskey' })}
    >
      <Trans>Use a passkey</Trans>
    </Button>
  );
}

function FirstStep() {
  const guestHref = useGuestHref();
  const { hasPasskeys } = useConfiguration().general;
  const isRefused = useSession(
    ({ context: { errors } }) => errors !== null && errors.attempt !== 'registration',
  );
  return (
    <>
      <h1>
        <Trans>Sign in</Trans>
      </h1>
      <p>
        <Trans>
          New here? <Link href={guestHref('register')}>Create an account</Link>
        </Trans>
      </p>
      <Suspense>{isRefused ? <Refusal /> : null}</Suspense>
      <LoginForm />
      <div data-below="">{hasPasskeys ? <PasskeySignIn /> : null}</div>
    </>
  );
}

/** Signing in, in one step or two (S9); the session chart holds the attempt and its error. */
export default function LoginScreen() {
  // The first step stays until the second has loaded.
  const hasSecondStep = useDeferredValue(useSession(({ context }) => context.challenge !== null));
  return <AuthPage>{hasSecondStep ? <SecondFactor /> : <FirstStep />}</AuthPage>;
}
