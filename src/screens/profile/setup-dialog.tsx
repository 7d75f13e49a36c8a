import type { FieldDefinitions } from '#fields/field-types.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { Form } from '#fields/form.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import type { FormOf } from '#fields/use-form.ts';
import type { FactorSetup } from '#portal/factor-setup.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormStack } from '#ui/controls/form-stack.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type SetupDialogProps<Definitions extends FieldDefinitions> = {
  setup: FactorSetup;
  of: FormOf<Definitions>;
  title: ReactNode;
  submit: ReactNode;
  /** The field that has the focus at first. */
  focus: keyof Definitions & string;
  /** Above the form. */
  hint: ReactNode;
  children: ReactNode;
};

/** A form that adds a second factor. */
export function SetupDialog<Definitions extends FieldDefinitions>(props: SetupDialogProps<Definitions>) {
  const { setup, of: form, title, submit, focus, hint, children } = props;
  const whileBusy = useWhileBusy(setup.isBusy);
  return (
    <Dialog
      open
      {...(setup.isBusy ? {} : { onClose: setup.abandon })}
      size="sm"
      initialFocus={() => document.getElementById(`${form.id}-${focus}`)}
      title={title}
      actions={
        <>
          <Button onClick={setup.abandon} disabledReason={whileBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton of={form} form={form.id}>
            {submit}
          </SubmitButton>
        </>
      }
    >
      <FormStack>
        {hint}
        <FormErrors of={form} />
        <Form of={form}>{children}</Form>
      </FormStack>
    </Dialog>
  );
}
