import { offerRecords } from '#contract/offer-records.ts';
import type { Offer } from '#contract/offers.ts';
import { defineForm } from '#fields/define-form.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDecision } from '../decisions/use-decision.ts';

const fields = defineForm({
  email: {
    type: 'email',
    label: msg`Email of the publisher`,
    hint: msg`They can promote the offer at once, without an application, and get an email about it.`,
    rules: 'required|email|max:254',
    autoComplete: 'off',
  },
});

type InviteFormProps = { offer: Pick<Offer, 'id' | 'name'>; onClose: () => void };

/** Lets a publisher run the offer, as one by invitation needs it. */
export function InviteForm({ offer: { id, name }, onClose }: InviteFormProps) {
  const { t } = useLingui();
  const { decide, reload } = useDecision();
  const form = useForm(fields, {
    id: 'invitation',
    draft: null,
    onSubmit: (body) => decide((client) => client(offerRecords.invite, { params: { id }, body })),
    onSaved: (answer) => {
      const publisher = answer?.partner.name ?? '';
      notify({ type: 'success', text: t`${publisher} can promote ${name} from now on` });
      onClose();
      reload();
    },
  });
  return (
    <Form of={form}>
      <FormField of={form} name="email" />
      <FormErrors of={form} />
      <FormActions>
        <SubmitButton of={form}>
          <Trans>Invite</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
