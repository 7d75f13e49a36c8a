import { defineForm } from '#fields/define-form.ts';
import { FormField } from '#fields/form-field.tsx';
import { Form } from '#fields/form.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import type { DayRange } from '#contract/days.ts';
import { longestPeriod } from '#contract/longest-period.ts';
import { useFormats } from '#i18n/formats.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';

const fieldsUntil = (today: string, maxDays: number) =>
  defineForm({
    days: {
      type: 'datepicker',
      range: true,
      max: today,
      maxDays,
      inline: true,
      label: msg`Date range (UTC)`,
      rules: 'required',
    },
  });

/** How many days there may be, and why. */
export type RangeLimit = { days: number; text: ReactNode };

type RangeFormProps = {
  range: DayRange;
  today: string;
  /** The name of the draft. */
  draft: string;
  limit?: RangeLimit | undefined;
  onChoose: (range: DayRange) => void;
};

const usual = { days: longestPeriod, text: <Trans>At most {longestPeriod} days</Trans> };

export function RangeForm({ range, today, draft, limit = usual, onChoose }: RangeFormProps) {
  const { patterns } = useFormats();
  const fields = useMemo(() => fieldsUntil(today, limit.days), [today, limit.days]);
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
      <FormField of={form} name="days" format={patterns.date} hint={limit.text} />
      <FormActions>
        <SubmitButton of={form} writes={false}>
          <Trans>Show these days</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
