import { defineForm } from '#fields/define-form.ts';
import { FormField } from '#fields/form-field.tsx';
import { useForm } from '#fields/use-form.ts';
import type { FactorSetup } from '#portal/factor-setup.ts';
import { QrCode } from '#ui/content/qr-code.tsx';
import { CopyField } from '#ui/controls/copy-field.tsx';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SetupDialog } from './setup-dialog.tsx';

const fields = defineForm({
  code: {
    type: 'text',
    label: msg`Code from the app`,
    rules: 'required|max:40',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    secret: true,
  },
});

/** The secret, and the code that proves that the app has it. */
export function AppForm({ setup }: { setup: FactorSetup }) {
  const { t } = useLingui();
  const form = useForm(fields, {
    draft: null,
    unguarded: 'a code, which is worth nothing later',
    id: 'authenticator-app',
    isBusy: setup.isBusy,
    failure: setup.failure,
    onSubmit: ({ code }) => setup.activate(code),
  });
  const hint = (
    <>
      <p>
        <Trans>
          Scan this code with the app or type the key into it. Then enter the code that the app shows.
        </Trans>
      </p>
      {setup.secret ? (
        <>
          <QrCode text={setup.secret.uri} label={t`QR code for the authenticator app`} />
          <CopyField grouped text={setup.secret.secret} label={t`Copy the key`} />
        </>
      ) : null}
    </>
  );
  return (
    <SetupDialog
      setup={setup}
      of={form}
      title={<Trans>Set up authenticator app</Trans>}
      submit={<Trans>Activate</Trans>}
      focus="code"
      hint={hint}
    >
      <FormField of={form} name="code" />
    </SetupDialog>
  );
}
