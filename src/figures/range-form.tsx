import { defineForm } from '#fields/define-form.ts';
import { FormField } from '#fields/form-field.tsx';
import { Form } from '#fields/form.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import type { DayRange } from '#contract/days.ts';
import { longestRange } from '#i18n/day-ranges.ts';
import { useFormats } from '#i18n/formats.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';

const fieldsUntil = (today: string) =>
  defineForm({
    days: {
      type: 'datepicker',
      range: true,
      max: today,
      maxDays: longestRange,
      inline: true,
      label: msg`Date range (UTC)`,
      rules: 'required',
    },
  });

type RangeFormProps = {
  range: DayRange;
  today: string;
  /** The name of the draft. */
  draft: string;
  onChoose: (range: DayRange) => void;
};

export function RangeForm({ range, today, draft, onChoose }: RangeFormProps) {
  const { patterns } = useFormats();
  const fields = useMemo(() => fieldsUntil(today), [today]);
  const form = useForm(fields, {
    id: 'range',
    draft,
    unguarded: 'Escape leaves the days as they were',
    saved: { days: [range.from, range.to] },
    onSubmit: async ({ days: [from, to] }) => {
      if (from && to) onChoose({ from, to });
    },
  });
  return (
    <Form of={form}>
      <FormField
        of={form}
        name="days"
        format={patterns.date}
        hint={<Trans>At most {longestRange} days</Trans>}
      />
      <FormActions>
        <SubmitButton of={form} writes={false}>
          <Trans>Show these days</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
