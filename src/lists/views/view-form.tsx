import type { FieldDefinitions } from '#fields/field-types.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import type { FormOf } from '#fields/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type ViewFormProps<Definitions extends FieldDefinitions> = {
  of: FormOf<Definitions>;
  title: ReactNode;
  size?: 'sm';
  submit: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export function ViewForm<Definitions extends FieldDefinitions>(props: ViewFormProps<Definitions>) {
  const { of: form, title, size, submit, onClose, children } = props;
  return (
    <Dialog open size={size} onClose={onClose} title={title} actions={null}>
      <Form of={form}>
        <FormGrid>{children}</FormGrid>
        <FormErrors of={form} />
        <FormActions>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton of={form}>{submit}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
