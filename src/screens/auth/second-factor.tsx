import type { FactorMethod } from '#contract/second-factor.ts';
import { defineForm } from '#fields/define-form.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { Form } from '#fields/form.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import type { Proof } from '#machines/session/session.setup.ts';
import { connectionOf } from '#portal/connection.ts';
import { usePortal, useSession } from '#portal/portal-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState, type ComponentProps } from 'react';
import { Refusal } from './refusal.tsx';

const line = { type: 'text', rules: 'required|max:40', size: 'lg', secret: true } as const;

const codeFields = defineForm({
  code: {
    ...line,
    label: msg`Code from your authenticator app`,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
});
const recoveryFields = defineForm({
  code: { ...line, label: msg`Recovery code`, hint: msg`Each code works once.`, autoComplete: 'off' },
});

type Way = 'code' | 'recovery';

function AttemptsLeft() {
  const left = useSession(({ context }) => context.challenge?.attempts_left ?? 0);
  const isRefused = useSession(({ context }) => context.errors?.failure.code === 'INVALID_SECOND_FACTOR');
  if (!isRefused) return null;
  return (
    <p role="status">
      <Plural value={left} one="# attempt left" other="# attempts left" />
    </p>
  );
}

// The network counts the codes of an account together.
function Locked() {
  const isLocked = useSession(({ context }) => context.errors?.failure.code === 'TOO_MANY_REQUESTS');
  const hasPasskey = useSession(({ context }) => waysOf(context.challenge?.methods ?? []).hasPasskey);
  if (!isLocked) return null;
  return (
    <p role="status">
      {hasPasskey ? (
        <Trans>Recovery codes do not work until then either. Your passkey does, on the sign-in page.</Trans>
      ) : (
        <Trans>Recovery codes do not work until then either.</Trans>
      )}
    </p>
  );
}

function CodeForm({ way, prove }: { way: Way; prove: (proof: Proof) => void }) {
  const isBusy = useSession((session) => session.hasTag('busy'));
  const errors = useSession(({ context }) => context.errors);
  const form = useForm(way === 'code' ? codeFields : recoveryFields, {
    draft: null,
    unguarded: 'a code, which is worth nothing later',
    id: `second-factor-${way}`,
    isBusy,
    failure: errors?.failure ?? null,
    onSubmit: ({ code }) => prove(way === 'code' ? { code } : { recovery_code: code }),
  });
  // It takes the place of a form that was typed into.
  useEffect(() => document.getElementById(`${form.id}-code`)?.focus(), [form.id]);
  return (
    <>
      {errors ? <FormErrors of={form} /> : null}
      <AttemptsLeft />
      <Locked />
      <Form of={form}>
        <FormField of={form} name="code" />
        <SubmitButton of={form} size="lg" block>
          <Trans>Sign in</Trans>
        </SubmitButton>
      </Form>
    </>
  );
}

function Refused() {
  const isRefused = useSession(({ context }) => context.errors !== null);
  return (
    <>
      {isRefused ? <Refusal /> : null}
      <AttemptsLeft />
    </>
  );
}

type OtherProps = Pick<ComponentProps<typeof Button>, 'children' | 'variant' | 'onClick'>;

function Other(button: OtherProps) {
  const whileBusy = useWhileBusy(useSession((session) => session.hasTag('busy')));
  return <Button variant="ghost" size="lg" block disabledReason={whileBusy} {...button} />;
}

function waysOf(methods: readonly FactorMethod[]) {
  const [hasApp, hasCodes] = [methods.includes('totp'), methods.includes('recovery')];
  // Without support it stays where nothing else is left: its refusal says why nobody gets on.
  const isOffered = 'PublicKeyCredential' in window || !(hasApp || hasCodes);
  return { hasApp, hasCodes, hasPasskey: isOffered && methods.includes('passkey') };
}

/** The second step of signing in; the session chart holds the challenge and what was refused (S9). */
export function SecondFactor() {
  const portal = usePortal();
  const { session } = portal;
  // It tells the session chart that the connection is back.
  connectionOf(portal);
  // The login that comes back has the focus, as the code had.
  useEffect(() => () => document.getElementById('username')?.focus(), []);
  const challenge = useSession(({ context }) => context.challenge);
  const { hasApp, hasCodes, hasPasskey } = waysOf(challenge?.methods ?? []);
  const [chosen, choose] = useState<Way>('code');
  const way = hasApp ? chosen : 'recovery';
  const prove = (proof: Proof) => session.send({ type: 'factor.prove', proof });
  return (
    <>
      <h1>
        <Trans>Confirm it’s you</Trans>
      </h1>
      <p>
        <Trans>Your password is right. Your account asks for a second factor as well.</Trans>
      </p>
      {hasApp || hasCodes ? <CodeForm key={way} way={way} prove={prove} /> : <Refused />}
      {hasPasskey ? (
        <Other variant="secondary" onClick={() => prove('passkey')}>
          <Trans>Use a passkey</Trans>
        </Other>
      ) : null}
      {hasApp && hasCodes ? (
        <Other onClick={() => choose(way === 'code' ? 'recovery' : 'code')}>
          {way === 'code' ? <Trans>Use a recovery code</Trans> : <Trans>Use the authenticator app</Trans>}
        </Other>
      ) : null}
      <Other onClick={() => session.send({ type: 'factor.cancel' })}>
        <Trans>Back to sign in</Trans>
      </Other>
    </>
  );
}
