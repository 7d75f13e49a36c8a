import type { Application } from '#contract/offer-actions.ts';
import type { OfferDetails } from '#contract/offer-parts.ts';
import { defineForm } from '#fields/define-form.ts';
import type { FormValues } from '#fields/field-types.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm, type FormOf } from '#fields/use-form.ts';
import type { FailureDetails } from '#i18n/error-messages.ts';
import { applicationDraft } from '#portal/drafts.ts';
import { useOfferCommand } from '#portal/use-offer-command.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxGroup } from '#ui/controls/checkbox-group.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { answerFields, answerName, type AnswerFields, type Question } from '../answer-fields.ts';

type ApplyFormProps = { offer: OfferDetails; onClose: () => void };
const shared = defineForm({
  traffic_type_ids: { type: 'customField', label: msg`How will you promote it?` },
  comment: { type: 'textarea', label: msg`Message to the network`, rules: 'max:2000' },
});
type Fields = typeof shared & AnswerFields;

const fieldsOf = (questions: readonly Question[]): Fields => ({
  ...shared,
  ...answerFields(questions),
});

const chosen = (written: string) => (written === '' ? [] : written.split(','));

function applicationOf(values: FormValues<Fields>, questions: readonly Question[]): Application {
  return {
    comment: values.comment.trim(),
    traffic_type_ids: chosen(values.traffic_type_ids).map(Number),
    answers: questions.flatMap((question) => {
      const answer = values[answerName(question)]?.trim();
      return answer ? [{ question_id: question.id, answer }] : [];
    }),
  };
}

// The network reports errors of answers as `answers.{question}`.
const atQuestions = (failure: FailureDetails): FailureDetails => ({
  ...failure,
  entries: failure.entries.map((entry) => ({
    ...entry,
    field: entry.field?.replace(/^answers\.(\d+)$/, 'answer_$1') ?? null,
  })),
});

function useApplication({ offer: { id, questions } }: ApplyFormProps): FormOf<Fields> {
  const command = useOfferCommand({ kind: 'offer', id });
  const { state, isBusy, failure } = command;
  const fields = useMemo(() => fieldsOf(questions), [questions]);
  return useForm(fields, {
    id: 'apply',
    isBusy,
    failure: useMemo(() => failure && atQuestions(failure), [failure]),
    draft: applicationDraft(id),
    onSubmit: (values) => {
      // After a refusal or an expired session the chart has to confirm again before it sends.
      if (state !== 'confirming') command.send('apply');
      command.confirm(applicationOf(values, questions));
    },
  });
}

function TrafficTypes({ form, offer }: { form: FormOf<Fields>; offer: OfferDetails }) {
  const { i18n } = useLingui();
  const allowed = offer.traffic_types.filter((type) => type.allowed);
  const refused = offer.traffic_types.filter((type) => !type.allowed).map(({ name }) => name);
  const names = new Intl.ListFormat(i18n.locale).format(refused);
  if (allowed.length === 0) return null;
  return (
    <FormField
      of={form}
      name="traffic_type_ids"
      hint={refused.length > 0 ? <Trans>The advertiser does not take: {names}.</Trans> : null}
      render={({ value, onChange, ...control }) => (
        <CheckboxGroup
          {...control}
          options={allowed.map(({ id, name }) => ({ value: String(id), label: name }))}
          values={chosen(value)}
          onChange={(ids) => onChange(ids.join(','))}
        />
      )}
    />
  );
}

export function ApplyForm({ offer, onClose }: ApplyFormProps) {
  const form = useApplication({ offer, onClose });
  const cancel = () => {
    form.reset();
    onClose();
  };
  return (
    <Form of={form}>
      <TrafficTypes form={form} offer={offer} />
      {offer.questions.map((question) => (
        <FormField key={question.id} of={form} name={answerName(question)} rows={2} />
      ))}
      <FormField of={form} name="comment" />
      <FormErrors of={form} />
      <FormActions submits>
        <Button onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
        <SubmitButton of={form}>
          <Trans>Send application</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
