import { defineForm } from '#fields/define-form.ts';
import { FormField } from '#fields/form-field.tsx';
import { useForm } from '#fields/use-form.ts';
import type { FactorSetup } from '#portal/factor-setup.ts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SetupDialog } from './setup-dialog.tsx';

const fields = defineForm({
  name: {
    type: 'text',
    label: msg`Name`,
    hint: msg`For example: Phone, Laptop, Security key`,
    rules: 'required|max:60',
  },
});

export function PasskeyForm({ setup }: { setup: FactorSetup }) {
  const form = useForm(fields, {
    draft: null,
    unguarded: 'a name alone',
    id: 'new-passkey',
    isBusy: setup.isBusy,
    failure: setup.failure,
    onSubmit: ({ name }) => setup.addPasskey(name),
  });
  const hint = (
    <p>
      <Trans>Your browser then asks where to store the passkey.</Trans>
    </p>
  );
  return (
    <SetupDialog
      setup={setup}
      of={form}
      title={<Trans>Add a passkey</Trans>}
      submit={<Trans>Add passkey</Trans>}
      focus="name"
      hint={hint}
    >
      <FormField of={form} name="name" />
    </SetupDialog>
  );
}
