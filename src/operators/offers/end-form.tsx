import type { Offer } from '#contract/offers.ts';
import { offerRecords } from '#contract/offer-records.ts';
import { defineForm } from '#fields/define-form.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { useFormats } from '#i18n/formats.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDecision } from '../decisions/use-decision.ts';
import { fieldOf, instantOf } from './utc-fields.ts';

const fields = defineForm({
  expires_at: {
    type: 'datepicker',
    withTime: true,
    label: msg`Ends (UTC)`,
    hint: msg`Its links take no click from then on. Publishers see it beside the offer from now on. A day alone ends it as that day begins (00:00:00). Empty: it has no end. An offer that has ended runs again with another end, or with none.`,
  },
});

type EndFormProps = { offer: Pick<Offer, 'id' | 'name' | 'status' | 'expires_at'>; onClose: () => void };

/** When an offer ends; without a date it goes on. */
export function EndForm({ offer: { id, name, status, expires_at }, onClose }: EndFormProps) {
  const { t } = useLingui();
  const { patterns } = useFormats();
  const { decide, reload } = useDecision();
  const form = useForm(fields, {
    id: 'end',
    draft: null,
    saved: { expires_at: fieldOf(expires_at) },
    onSubmit: ({ expires_at: typed }) =>
      decide((client) =>
        client(offerRecords.update, { params: { id }, body: { expires_at: instantOf(typed) } }),
      ),
    onSaved: (answer) => {
      const runsAgain = status === 'expired' && answer?.status === 'active';
      const text = runsAgain
        ? t`The end of ${name} is saved, and it runs again`
        : t`The end of ${name} is saved`;
      notify({ type: 'success', text });
      onClose();
      reload();
    },
  });
  return (
    <Form of={form}>
      <FormField of={form} name="expires_at" format={patterns.date} />
      <FormErrors of={form} />
      <FormActions>
        <SubmitButton of={form} variant="secondary">
          <Trans>Save the end</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
