import { query } from '#api/queries.ts';
import { inquiries, type InquiryDetails } from '#contract/inquiries.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { defineForm } from '#fields/define-form.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm, type FormOf } from '#fields/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { notify } from '#ui/feedback/notify.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
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
    hint: msg`Optional, to grant, in the currency of the offer. Without one, what the publisher has named.`,
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

// Advertisers report in the currency of their offer, which may be another one than that of the publisher.
function SaleFields({ of: form, offerId }: { of: FormOf<typeof fields>; offerId: number | undefined }) {
  const { data: offer } = useQuery({
    ...query(offerParts.get, { params: { id: offerId ?? 0 } }),
    enabled: offerId !== undefined,
  });
  return (
    <FormGrid columns="two">
      <FormField of={form} name="click_id" />
      <FormField of={form} name="amount" unit={offer?.payout.currency} />
    </FormGrid>
  );
}

/** Answers a publisher; a message to the account manager has nothing to grant. */
export function AnswerForm({ inquiry, decision, onClose }: AnswerFormProps) {
  const { i18n } = useLingui();
  const { id, kind, status, offer } = inquiry;
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
        {kind === 'missing' ? <SaleFields of={form} offerId={offer?.id} /> : null}
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
