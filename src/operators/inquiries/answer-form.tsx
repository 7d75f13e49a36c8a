import { inquiries, type InquiryDetails } from '#contract/inquiries.ts';
import { defineForm } from '#fields/define-form.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { notify } from '#ui/feedback/notify.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Decision } from '../decisions/use-decision.ts';

const fields = defineForm({
  decision: { type: 'radio', variant: 'buttons', label: msg`Decision`, rules: 'required' },
  text: {
    type: 'textarea',
    label: msg`Message to the publisher`,
    rules: 'required|max:4000',
  },
  click_id: {
    type: 'text',
    label: msg`Click ID`,
    hint: msg`Optional, to grant. Without one, the click of the inquiry or the last one before the sale.`,
    rules: 'max:64',
  },
  amount: {
    type: 'number',
    label: msg`Sale amount`,
    hint: msg`Optional, to grant. Without one, what the publisher has named.`,
    min: 0,
    max: 999_999_999,
    precision: 2,
    hasSteps: false,
  },
});

type AnswerFormProps = { inquiry: InquiryDetails; decision: Decision; onClose: () => void };

const done = {
  answer: msg`The publisher has your answer`,
  ask: msg`The publisher has your question`,
  grant: msg`Granted: the conversion is approved`,
  decline: msg`Declined`,
};
type Verdict = keyof typeof done;
const isVerdict = (value: string): value is Verdict => Object.hasOwn(done, value);
const verdictOf = (value: string): Verdict => (isVerdict(value) ? value : 'answer');

type Given = { text: string; click_id: string; amount: number | null };

function bodyOf(decision: Verdict, { text, click_id, amount }: Given) {
  if (decision !== 'grant') return { decision, text };
  return {
    decision,
    text,
    ...(click_id !== '' && { click_id }),
    ...(amount !== null && { amount: amount.toFixed(2) }),
  };
}

function useVerdicts() {
  const { t } = useLingui();
  return [
    { value: 'answer', label: t`Answer` },
    { value: 'ask', label: t`Ask back` },
    { value: 'grant', label: t`Grant` },
    { value: 'decline', label: t`Decline` },
  ];
}

/** Answers a publisher; a message to the account manager has nothing to grant. */
export function AnswerForm({ inquiry: { id, kind, status }, decision, onClose }: AnswerFormProps) {
  const { i18n } = useLingui();
  const verdicts = useVerdicts();
  const isMessage = kind === 'message';
  const form = useForm(fields, {
    id: 'answer',
    draft: null,
    saved: { decision: isMessage ? 'answer' : '' },
    onSubmit: async ({ decision: value, ...given }) => {
      const verdict = verdictOf(value);
      const body = bodyOf(verdict, given);
      await decision.decide((client) => client(inquiries.decide, { params: { id }, body }));
      return verdict;
    },
    onSaved: (verdict) => {
      notify({ type: 'success', text: i18n._(done[verdict]) });
      onClose();
      decision.reload();
    },
  });
  const whileBusy = useWhileBusy(form.isBusy);
  return (
    <Form key={status} of={form}>
      <FormGrid>
        {isMessage ? null : <FormField of={form} name="decision" options={verdicts} />}
        <FormField of={form} name="text" />
        {kind === 'missing' ? (
          <FormGrid columns="two">
            <FormField of={form} name="click_id" />
            <FormField of={form} name="amount" />
          </FormGrid>
        ) : null}
      </FormGrid>
      <FormErrors of={form} />
      <FormActions>
        <Button onClick={onClose} disabledReason={whileBusy}>
          <Trans>Cancel</Trans>
        </Button>
        <SubmitButton of={form}>
          <Trans>Send</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
