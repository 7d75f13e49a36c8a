import { conversionStatus } from '#contract/conversion-status.ts';
import { postbackStatus } from '#contract/postbacks.ts';
import { FormField } from '#fields/form-field.tsx';
import type { FormOf } from '#fields/use-form.ts';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { useLingui } from '@lingui/react/macro';
import { conversionStatuses, postbackStatuses } from '../statuses.ts';
import type { fields } from './fields.ts';

type MatchPartProps = {
  of: FormOf<typeof fields>;
  events: readonly { id: string | number; name: string }[];
};

export function MatchPart({ of: form, events }: MatchPartProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <FormGrid columns="two">
        <FormField of={form} name="name" />
        <FormField
          of={form}
          name="event_id"
          options={events.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </FormGrid>
      <FormGrid columns="two">
        <FormField
          of={form}
          name="level"
          options={[
            { value: 'global', label: t`All offers` },
            { value: 'offer', label: t`One offer` },
          ]}
        />
        <FormField
          of={form}
          name="statuses"
          placeholder={t`All`}
          options={conversionStatus.options.map((value) => ({
            value,
            label: i18n._(conversionStatuses[value]),
          }))}
        />
      </FormGrid>
    </>
  );
}

export function CallPart({ of: form }: Pick<MatchPartProps, 'of'>) {
  const { i18n } = useLingui();
  return (
    <FormGrid columns="two">
      <FormField
        of={form}
        name="method"
        options={[
          { value: 'GET', label: 'GET' },
          { value: 'POST', label: 'POST' },
        ]}
      />
      <FormField
        of={form}
        name="status"
        options={postbackStatus.options.map((value) => ({
          value,
          label: i18n._(postbackStatuses[value].label),
        }))}
      />
    </FormGrid>
  );
}
