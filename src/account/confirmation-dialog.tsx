import { userQuery } from '#api/reference-data.ts';
import { query } from '#api/queries.ts';
import { secondFactor } from '#contract/second-factor.ts';
import { defineForm } from '#fields/define-form.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { Form } from '#fields/form.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { type Confirmation, useConfirmation } from '#portal/confirmation.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormStack } from '#ui/controls/form-stack.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useFocusAfterRemoval } from '#ui/overlays/use-focus-after-removal.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';

const fields = defineForm({
  // Shows whose password it is, to password managers too.
  email: { type: 'email', label: msg`Email`, autoComplete: 'username' },
  password: {
    type: 'password',
    label: msg`Password`,
    rules: 'required|max:128',
    autoComplete: 'current-password',
  },
});
const codeFields = defineForm({
  code: {
    type: 'text',
    label: msg`Code from your authenticator app`,
    rules: 'required|max:40',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    secret: true,
  },
});

type Asking = ReturnType<typeof useConfirmation>;

// At the field, in words about this password.
function useFailure({ failure }: Asking) {
  const { t } = useLingui();
  const description = t`This is not your password`;
  // The form handles each new object as a new failure.
  return useMemo(() => {
    if (failure?.code !== 'INVALID_CREDENTIALS') return failure;
    return { ...failure, entries: [{ code: null, description, field: 'password' }] };
  }, [failure, description]);
}

type FrameProps = { confirmation: Asking; field: string; confirm: ReactNode; children: ReactNode };

function Frame({ confirmation: { isBusy, abandon }, field, confirm, children }: FrameProps) {
  const whileBusy = useWhileBusy(isBusy);
  return (
    <Dialog
      open
      size="sm"
      initialFocus={() => document.getElementById(field)}
      {...(isBusy ? {} : { onClose: abandon })}
      title={<Trans>Confirm it’s you</Trans>}
      actions={
        <>
          <Button onClick={abandon} disabledReason={whileBusy}>
            <Trans>Cancel</Trans>
          </Button>
          {confirm}
        </>
      }
    >
      {children}
    </Dialog>
  );
}

type WayProps = { confirmation: Asking; others: ReactNode };

function ByPassword({ confirmation, others }: WayProps) {
  const { data: user } = useQuery(userQuery);
  const form = useForm(fields, {
    id: 'confirmation',
    saved: { email: user?.email ?? '' },
    isBusy: confirmation.isBusy,
    failure: useFailure(confirmation),
    onSubmit: ({ password }) => confirmation.confirm({ password }),
    draft: null,
    unguarded: 'a password alone',
  });
  const confirm = (
    <SubmitButton of={form} form={form.id}>
      <Trans>Confirm</Trans>
    </SubmitButton>
  );
  return (
    <Frame confirmation={confirmation} field="confirmation-password" confirm={confirm}>
      <Form of={form}>
        <FormStack>
          <p>
            <Trans>This change needs your password. What you entered is saved once you confirm.</Trans>
          </p>
          <FormErrors of={form} />
          {user ? <FormField of={form} name="email" readOnly /> : null}
          <FormField of={form} name="password" />
          {others}
        </FormStack>
      </Form>
    </Frame>
  );
}

function ByCode({ confirmation, others }: WayProps) {
  const { failure } = confirmation;
  const form = useForm(codeFields, {
    id: 'confirmation',
    isBusy: confirmation.isBusy,
    // That was the password.
    failure: failure?.code === 'INVALID_CREDENTIALS' ? null : failure,
    onSubmit: ({ code }) => confirmation.confirm({ code }),
    draft: null,
    unguarded: 'a code, which is worth nothing later',
  });
  const confirm = (
    <SubmitButton of={form} form={form.id}>
      <Trans>Confirm</Trans>
    </SubmitButton>
  );
  return (
    <Frame confirmation={confirmation} field="confirmation-code" confirm={confirm}>
      <Form of={form}>
        <FormStack>
          <p>
            <Trans>This change needs a code. What you entered is saved once you confirm.</Trans>
          </p>
          <FormErrors of={form} />
          <FormField of={form} name="code" />
          {others}
        </FormStack>
      </Form>
    </Frame>
  );
}

// Without an answer, as on a network without second factors, the password is left.
function Question({ confirmation }: { confirmation: Asking }) {
  const { data: factors } = useQuery(query(secondFactor.get));
  const [way, choose] = useState<'password' | 'code'>('password');
  const whileBusy = useWhileBusy(confirmation.isBusy);
  const Way = way === 'code' ? ByCode : ByPassword;
  const others = (
    <>
      {factors?.totp ? (
        <Button
          variant="ghost"
          block
          disabledReason={whileBusy}
          onClick={() => choose(way === 'code' ? 'password' : 'code')}
        >
          {way === 'code' ? <Trans>Use your password</Trans> : <Trans>Use the authenticator app</Trans>}
        </Button>
      ) : null}
      {factors && factors.passkeys.length > 0 && 'PublicKeyCredential' in window ? (
        <Button
          variant="ghost"
          block
          disabledReason={whileBusy}
          onClick={() => confirmation.confirm('passkey')}
        >
          <Trans>Use a passkey</Trans>
        </Button>
      ) : null}
    </>
  );
  return <Way key={way} confirmation={confirmation} others={others} />;
}

export function ConfirmationDialog({ running }: { running: Confirmation }) {
  const confirmation = useConfirmation(running);
  useFocusAfterRemoval(confirmation.isAsking);
  return confirmation.isAsking ? <Question confirmation={confirmation} /> : null;
}
