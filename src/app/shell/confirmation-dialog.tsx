import { userQuery } from '#api/reference-data.ts';
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
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

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

// At the field, in words about this password.
function useFailure({ failure }: ReturnType<typeof useConfirmation>) {
  const { t } = useLingui();
  if (failure?.code !== 'INVALID_CREDENTIALS') return failure;
  const description = t`This is not your password`;
  return { ...failure, entries: [{ code: null, description, field: 'password' }] };
}

function Question({ confirmation }: { confirmation: ReturnType<typeof useConfirmation> }) {
  const { isBusy, abandon, confirm } = confirmation;
  const { data: user } = useQuery(userQuery);
  const whileBusy = useWhileBusy(isBusy);
  const form = useForm(fields, {
    id: 'confirmation',
    saved: { email: user?.email ?? '' },
    isBusy,
    failure: useFailure(confirmation),
    onSubmit: ({ password }) => confirm(password),
    draft: null,
    unguarded: 'a password alone',
  });
  return (
    <Dialog
      open
      size="sm"
      initialFocus={() => document.getElementById('confirmation-password')}
      {...(isBusy ? {} : { onClose: abandon })}
      title={<Trans>Confirm that it is you</Trans>}
      actions={
        <>
          <Button onClick={abandon} disabledReason={whileBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton of={form} form={form.id}>
            <Trans>Confirm</Trans>
          </SubmitButton>
        </>
      }
    >
      <Form of={form}>
        <FormStack>
          <p>
            <Trans>This change needs your password. What you entered is saved once you confirm.</Trans>
          </p>
          <FormErrors of={form} />
          <FormField of={form} name="email" readOnly />
          <FormField of={form} name="password" />
        </FormStack>
      </Form>
    </Dialog>
  );
}

export function ConfirmationDialog({ running }: { running: Confirmation }) {
  const confirmation = useConfirmation(running);
  return confirmation.isAsking ? <Question confirmation={confirmation} /> : null;
}
