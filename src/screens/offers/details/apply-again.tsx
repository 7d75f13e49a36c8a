import { query } from '#api/queries.ts';
import { approvals, type ApprovalDetails } from '#contract/approvals.ts';
import { choices } from '#contract/choices.ts';
import { offerParts, type OfferDetails } from '#contract/offer-parts.ts';
import { defineForm } from '#fields/define-form.ts';
import type { FieldDefinitions } from '#fields/field-types.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { FormStack } from '#ui/controls/form-stack.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { answerFields, answerName, type Question } from '../answer-fields.ts';
import { useChange } from './use-change.ts';

const shared = defineForm({
  traffic_type_ids: { type: 'multiselect', label: msg`Traffic types` },
  comment: { type: 'textarea', label: msg`Your comment`, rules: 'max:2000' },
});

const fieldsOf = (questions: readonly Question[]): FieldDefinitions => ({
  ...shared,
  ...answerFields(questions),
});

const savedOf = ({ comment, traffic_types, answers }: ApprovalDetails) => ({
  comment,
  traffic_type_ids: traffic_types.map(({ id }) => String(id)),
  ...Object.fromEntries(answers.map(({ question_id, answer }) => [answerName({ id: question_id }), answer])),
});

const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const numbersIn = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);

function Fields({ approval, offer }: { approval: ApprovalDetails; offer: OfferDetails }) {
  const { t } = useLingui();
  const change = useChange();
  const { id, name, questions, traffic_types } = offer;
  const own = useQuery(query(choices.partnerTrafficTypes));
  const allowed = (own.data?.data ?? []).filter((type) =>
    traffic_types.some((known) => known.id === type.id && known.allowed),
  );
  const fields = useMemo(() => fieldsOf(questions), [questions]);
  const form = useForm(fields, {
    id: 'apply-again',
    saved: savedOf(approval),
    draft: `apply-again-${approval.id}`,
    onSubmit: async (values) => {
      const answers = questions.map((question) => ({
        question_id: question.id,
        answer: textIn(values[answerName(question)]),
      }));
      const body = {
        offer_id: id,
        comment: textIn(values.comment),
        traffic_type_ids: numbersIn(values.traffic_type_ids),
        answers: answers.filter(({ answer }) => answer !== ''),
      };
      await change((client) => client(approvals.create, { body }));
      notify({ type: 'success', text: t`Your application for ${name} was sent` });
    },
  });
  return (
    <Form of={form}>
      <FormStack>
        <FormField
          of={form}
          name="traffic_type_ids"
          options={allowed.map((type) => ({ value: String(type.id), label: type.name }))}
          source={own}
        />
        {questions.map((question) => (
          <FormField key={question.id} of={form} name={answerName(question)} />
        ))}
        <FormField of={form} name="comment" hint={<Trans>Visible to the network during review.</Trans>} />
        <FormErrors of={form} />
      </FormStack>
      <FormActions submits>
        <SubmitButton of={form}>
          <Trans>Apply again</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

type ApplyAgainProps = { approval: ApprovalDetails; sub: ReactNode };

export function ApplyAgain({ approval, sub }: ApplyAgainProps) {
  const { data, error, isFetching, refetch } = useQuery(
    query(offerParts.get, { params: { id: approval.offer.id } }),
  );
  const content = () => {
    if (data?.status === 'active') return <Fields approval={approval} offer={data} />;
    if (data) return <Trans>This offer takes no applications at the moment: it is not running.</Trans>;
    if (error) return <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />;
    return <Skeleton width="100%" height={200} />;
  };
  return (
    <Card title={<Trans>Apply again</Trans>} sub={sub}>
      <CardBody>{content()}</CardBody>
    </Card>
  );
}
