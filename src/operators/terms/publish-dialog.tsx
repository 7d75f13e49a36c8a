import { terms } from '#contract/terms.ts';
import { defineForm } from '#fields/define-form.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useFieldText } from '#fields/use-field-text.ts';
import { useForm } from '#fields/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDecision } from '../decisions/use-decision.ts';
import { TermsText } from './terms-text.tsx';

const fields = defineForm({
  version: { type: 'text', label: msg`Version`, rules: 'required|max:40', placeholder: '2026-12' },
  title: { type: 'text', label: msg`Title`, rules: 'required|max:200' },
  body: {
    type: 'textarea',
    label: msg`Text`,
    hint: msg`An empty line begins a new paragraph.`,
    rules: 'required|max:100000',
    rows: 10,
    maxRows: 16,
  },
});

function Preview({ formId }: { formId: string }) {
  const [isShown, setIsShown] = useState(false);
  const text = useFieldText(formId, 'body');
  return (
    <>
      <FormActions>
        <Button pressed={isShown} onClick={() => setIsShown(!isShown)}>
          <Trans>Preview</Trans>
        </Button>
      </FormActions>
      {isShown ? <TermsText>{text}</TermsText> : null}
    </>
  );
}

/** New terms, in force with their publication. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { decide, reload } = useDecision();
  const form = useForm(fields, {
    id: 'terms',
    draft: null,
    onSubmit: async (body) => {
      await decide((client) => client(terms.publish, { body }));
      return body.version;
    },
    onSaved: (version) => {
      notify({ type: 'success', text: t`Version ${version} is in force` });
      onClose();
      reload();
    },
  });
  const whileBusy = useWhileBusy(form.isBusy);
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={<Trans>Publish new terms</Trans>}
      actions={
        <>
          <Button onClick={onClose} disabledReason={whileBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton of={form} form={form.id}>
            <Trans>Publish</Trans>
          </SubmitButton>
        </>
      }
    >
      <Callout tone="warning">
        <Trans>
          In force at once, and not to be undone: every publisher has to accept them before they can go on.
        </Trans>
      </Callout>
      <Form of={form}>
        <FormGrid>
          <FormGrid columns="two">
            <FormField of={form} name="version" />
            <FormField of={form} name="title" />
          </FormGrid>
          <FormField of={form} name="body" />
        </FormGrid>
        <Preview formId={form.id} />
        <FormErrors of={form} />
      </Form>
    </Dialog>
  );
}
