import { defineForm } from '#fields/define-form.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNetwork, useSession } from '../network-context.tsx';

const line = {
  type: 'text',
  rules: 'required|max:40',
  size: 'lg',
  secret: true,
  autoComplete: 'one-time-code',
} as const;

const byApp = defineForm({
  code: { ...line, label: msg`Code from your authenticator app`, inputMode: 'numeric' },
});
const byRecovery = defineForm({
  code: { ...line, label: msg`Recovery code`, hint: msg`Each code works once.` },
});

function CodeForm({ isRecovery }: { isRecovery: boolean }) {
  const { session } = useNetwork();
  const isBusy = useSession((snapshot) => snapshot.hasTag('busy'));
  const errors = useSession(({ context }) => context.errors);
  const form = useForm(isRecovery ? byRecovery : byApp, {
    id: 'second-factor',
    draft: null,
    unguarded: 'a code, which is worth nothing later',
    isBusy,
    failure: errors?.failure ?? null,
    onSubmit: ({ code }) =>
      session.send({ type: 'factor.prove', proof: isRecovery ? { recovery_code: code } : { code } }),
  });
  useEffect(() => document.getElementById(`${form.id}-code`)?.focus(), [form.id]);
  return (
    <>
      <FormErrors of={form} />
      <Form of={form}>
        <FormField of={form} name="code" />
        <SubmitButton of={form} size="lg" block>
          <Trans>Sign in</Trans>
        </SubmitButton>
      </Form>
    </>
  );
}

/** The second step of signing in; the session chart holds the challenge and what was refused (S9). */
export function SecondFactor() {
  const { session } = useNetwork();
  const methods = useSession(({ context }) => context.challenge?.methods ?? []);
  const whileBusy = useWhileBusy(useSession((snapshot) => snapshot.hasTag('busy')));
  const [isRecovery, setIsRecovery] = useState(!methods.includes('totp'));
  const hasBoth = methods.includes('totp') && methods.includes('recovery');
  const other = { variant: 'ghost', size: 'lg', block: true, disabledReason: whileBusy } as const;
  return (
    <>
      <h1>
        <Trans>Confirm it’s you</Trans>
      </h1>
      <p>
        <Trans>Your password is right. Your account asks for a second factor as well.</Trans>
      </p>
      <CodeForm key={String(isRecovery)} isRecovery={isRecovery} />
      {methods.includes('passkey') ? (
        <Button
          {...other}
          variant="secondary"
          onClick={() => session.send({ type: 'factor.prove', proof: 'passkey' })}
        >
          <Trans>Use a passkey</Trans>
        </Button>
      ) : null}
      {hasBoth ? (
        <Button {...other} onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
      ) : null}
      <Button {...other} onClick={() => session.send({ type: 'factor.cancel' })}>
        <Trans>Back to sign in</Trans>
      </Button>
    </>
  );
}
