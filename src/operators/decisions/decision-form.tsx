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
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const fields = defineForm({
  decision: { type: 'radio', variant: 'buttons', label: msg`Decision`, rules: 'required' },
  reason: { type: 'textarea', label: msg`Reason` },
});

export type Choice = {
  value: string;
  label: string;
  /** Shown once it is done. */
  done: string;
  /** Somebody is turned down: the reason is required. */
  needsReason?: boolean;
};

type DecisionFormProps = {
  choices: readonly Choice[];
  /** The most that a reason may have. */
  longest: number;
  /** What becomes of the reason. */
  hint: ReactNode;
  onSubmit: (choice: string, reason: string) => Promise<unknown>;
  onDecided: () => void;
  onClose: () => void;
};

/** Decides about an item, with a reason where somebody is turned down. */
export function DecisionForm({ choices, longest, hint, onSubmit, onDecided, onClose }: DecisionFormProps) {
  const needing = choices.filter(({ needsReason }) => needsReason).map(({ value }) => value);
  const [only] = choices.length === 1 ? choices : [];
  const chosen = (value: string) => choices.find((choice) => choice.value === value);
  const form = useForm(fields, {
    id: 'decision',
    draft: null,
    saved: { decision: only?.value ?? '' },
    rules: {
      reason: [
        ...(needing.length > 0 ? [`required_if:decision,${needing.join()}`] : []),
        `max:${longest}`,
      ].join('|'),
    },
    onSubmit: async ({ decision, reason }) => {
      await onSubmit(decision, chosen(decision)?.needsReason ? reason.trim() : '');
      return decision;
    },
    onSaved: (decision) => {
      notify({ type: 'success', text: chosen(decision)?.done ?? '' });
      onClose();
      onDecided();
    },
  });
  const whileBusy = useWhileBusy(form.isBusy);
  return (
    <Form of={form}>
      <FormGrid>
        {only ? null : <FormField of={form} name="decision" options={choices} />}
        {needing.length > 0 ? <FormField of={form} name="reason" hint={hint} /> : null}
      </FormGrid>
      <FormErrors of={form} />
      <FormActions>
        <Button onClick={onClose} disabledReason={whileBusy}>
          <Trans>Cancel</Trans>
        </Button>
        <SubmitButton of={form} variant={only?.needsReason ? 'danger' : 'primary'}>
          {only ? only.label : <Trans>Save decision</Trans>}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
