import { mutation } from '#api/queries.ts';
import type { GoalPayout } from '#contract/offer-parts.ts';
import { offerRecords } from '#contract/offer-records.ts';
import { payoutModel, type Offer } from '#contract/offers.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { messagesAbout, textOfAll } from '#i18n/error-messages.ts';
import { useFormats } from '#i18n/formats.tsx';
import { modelName } from '#i18n/payouts.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDecision } from '../decisions/use-decision.ts';
import { fieldOf, instantOf } from './utc-fields.ts';

const at = {
  type: 'datepicker',
  withTime: true,
  label: msg`Payout changes (UTC)`,
  hint: msg`What is booked before stays as it is.`,
  rules: 'required',
} as const;

type Name = `payout_${number}`;
const nameOf = (nth: number): Name => `payout_${nth}`;
const rateOf = ({ amount, percent }: GoalPayout) => amount ?? percent ?? 0;

function labelOf({ goal, model, countries }: GoalPayout) {
  const [kind, where] = [modelName(model), countries.join(', ')];
  if (goal !== 'default') return msg`New payout for ${goal}, ${kind}`;
  return where === '' ? msg`New payout, ${kind}` : msg`New payout for ${where}, ${kind}`;
}

const amount = { type: 'number', rules: 'required', min: 0.01, precision: 2, hasSteps: false } as const;
const amountOf = (goal: GoalPayout) => ({
  ...amount,
  label: labelOf(goal),
  max: goal.percent === null ? 1_000_000 : 100,
});
type Fields = { readonly payout_change: typeof at } & {
  readonly [name in Name]: ReturnType<typeof amountOf>;
};

// The time, named as the network names it in a refusal, and a field for each payout of the offer.
const fieldsOf = (goals: readonly GoalPayout[]): Fields => ({
  payout_change: at,
  ...Object.fromEntries(goals.map((goal, nth) => [nameOf(nth), amountOf(goal)])),
});

const payoutOf = ({ goal, model, countries, percent }: GoalPayout, rate: number) => ({
  goal,
  // A network of its own has no other.
  model: payoutModel.parse(model),
  countries: [...countries],
  amount: percent === null ? rate : null,
  percent: percent === null ? null : rate,
});

// What an announcement makes of them; one that it ends has no field.
const announcedOf = (goals: readonly GoalPayout[]): GoalPayout[] =>
  goals.flatMap((goal) => {
    if (!goal.next) return [goal];
    return goal.next.payout ? [{ ...goal, ...goal.next.payout }] : [];
  });

type PayoutFormProps = {
  offer: Pick<Offer, 'id' | 'name' | 'payout_change'>;
  goals: readonly GoalPayout[];
  onClose: () => void;
};

function Withdraw({ offer: { id, name }, onClose }: Omit<PayoutFormProps, 'goals'>) {
  const { i18n, t } = useLingui();
  const { mutate, isPending, error } = useMutation(mutation(offerRecords.update));
  const queries = useQueryClient();
  const withdraw = () =>
    mutate(
      { params: { id }, body: { payout_change: null } },
      {
        onSuccess: () => {
          notify({ type: 'success', text: t`The announcement of ${name} is withdrawn` });
          onClose();
          void queries.invalidateQueries();
        },
      },
    );
  return (
    <>
      <Button busy={isPending} onClick={withdraw}>
        <Trans>Withdraw the announcement</Trans>
      </Button>
      {error ? (
        <Callout tone="error" live>
          {textOfAll(messagesAbout(error), i18n)}
        </Callout>
      ) : null}
    </>
  );
}

/** What an offer pays from some time on: every payout of it, at once. */
export function PayoutForm({ offer, goals: inForce, onClose }: PayoutFormProps) {
  const { t } = useLingui();
  const { patterns } = useFormats();
  const { decide, reload } = useDecision();
  const { id, name, payout_change: announced } = offer;
  const goals = announcedOf(inForce);
  const [fields] = useState(() => fieldsOf(goals));
  const form = useForm(fields, {
    id: 'next-payout',
    draft: null,
    saved: {
      payout_change: fieldOf(announced?.at),
      ...Object.fromEntries(goals.map((goal, nth) => [nameOf(nth), rateOf(goal)])),
    },
    onSubmit: ({ payout_change: typed, ...rates }) => {
      const payouts = goals.map((goal, nth) => payoutOf(goal, rates[nameOf(nth)] ?? rateOf(goal)));
      const payout_change = { at: instantOf(typed) ?? '', payouts };
      return decide((client) => client(offerRecords.update, { params: { id }, body: { payout_change } }));
    },
    onSaved: () => {
      notify({ type: 'success', text: t`The next payout of ${name} is announced` });
      onClose();
      reload();
    },
  });
  return (
    <Form of={form}>
      <FormGrid>
        <FormField of={form} name="payout_change" format={patterns.date} />
        {goals.map((goal, nth) => (
          <FormField
            key={goal.id}
            of={form}
            name={nameOf(nth)}
            unit={goal.percent === null ? goal.currency : '%'}
          />
        ))}
      </FormGrid>
      <FormErrors of={form} />
      <FormActions>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        {announced ? <Withdraw offer={offer} onClose={onClose} /> : null}
        <SubmitButton of={form}>
          <Trans>Announce</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
