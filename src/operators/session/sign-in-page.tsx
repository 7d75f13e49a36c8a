import { defineForm } from '#fields/define-form.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { href } from '#routes';
import { Button } from '#ui/controls/button.tsx';
import { Message } from '#ui/feedback/message.tsx';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ClockAlert, ShieldAlert } from 'lucide-react';
import { useConfiguration, useNetwork, useSession } from '../network-context.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionPage } from './session-page.tsx';

const fields = defineForm({
  username: {
    type: 'email',
    label: msg`Email`,
    rules: 'required|email|max:254',
    autoComplete: 'username',
    size: 'lg',
  },
  password: {
    type: 'password',
    label: msg`Password`,
    rules: 'required',
    autoComplete: 'current-password',
    size: 'lg',
  },
});

function Passkey() {
  const { session } = useNetwork();
  const isAsking = useSession((snapshot) => snapshot.matches({ signedOut: 'signingInWithPasskey' }));
  if (!('PublicKeyCredential' in window)) return null;
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
  const { session } = useNetwork();
  const { hasPasskeys } = useConfiguration().general;
  const isBusy = useSession((snapshot) => snapshot.hasTag('busy'));
  const errors = useSession(({ context }) => context.errors);
  const username = useSession(({ context }) => context.username) ?? '';
  const form = useForm(fields, {
    id: 'sign-in',
    draft: null,
    unguarded: 'a password, which nobody should keep',
    saved: { username },
    isBusy,
    failure: errors?.failure ?? null,
    onSubmit: (credentials) => session.send({ type: 'session.signIn', credentials }),
  });
  return (
    <>
      <h1>
        <Trans>Sign in as an operator</Trans>
      </h1>
      <FormErrors of={form} />
      <Form of={form}>
        <FormField of={form} name="username" />
        <FormField of={form} name="password" />
        <p>
          <a href={href('forgotPassword')}>
            <Trans>Forgot password?</Trans>
          </a>
        </p>
        <SubmitButton of={form} size="lg" block>
          <Trans>Sign in</Trans>
        </SubmitButton>
      </Form>
      {hasPasskeys ? <Passkey /> : null}
    </>
  );
}

function Expired() {
  const { session } = useNetwork();
  return (
    <Message
      tone="warning"
      icon={ClockAlert}
      takesFocus
      title={<Trans>Session expired</Trans>}
      actions={
        <Button variant="primary" onClick={() => session.send({ type: 'expiry.acknowledge' })}>
          <Trans>Sign in again</Trans>
        </Button>
      }
    >
      <Trans>Your session has ended. Sign in again to go on where you were.</Trans>
    </Message>
  );
}

function Suspended() {
  const { session } = useNetwork();
  return (
    <Message
      tone="error"
      icon={ShieldAlert}
      takesFocus
      title={<Trans>This account is closed</Trans>}
      actions={
        <Button onClick={() => session.send({ type: 'session.signOut' })}>
          <Trans>Back to sign in</Trans>
        </Button>
      }
    >
      <Trans>Ask the person who runs the network to open it again.</Trans>
    </Message>
  );
}

function Step() {
  const isExpired = useSession((session) => session.can({ type: 'expiry.acknowledge' }));
  const isSuspended = useSession((session) => session.hasTag('suspended'));
  const hasSecondStep = useSession(({ context }) => context.challenge !== null);
  if (isExpired) return <Expired />;
  if (isSuspended) return <Suspended />;
  return hasSecondStep ? <SecondFactor /> : <FirstStep />;
}

/** Signing in, in one step or two; the session chart holds the attempt and its error (S9). */
export function SignInPage() {
  return (
    <SessionPage>
      <Step />
    </SessionPage>
  );
}
