import type { User } from '#api/user.ts';
import { nameOfTimezone } from '#contract/time-zones.ts';
import { defineForm } from '#fields/define-form.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { Form } from '#fields/form.tsx';
import type { FormValues } from '#fields/field-types.ts';
import { useForm } from '#fields/use-form.ts';
import { useFormats } from '#i18n/formats.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SaveActions } from './save-actions.tsx';
import { useSaveProfile } from './use-save-profile.ts';

const fields = defineForm({
  timezone: { type: 'multiselect', single: true, label: msg`Time zone`, rules: 'required' },
  first_week_day: { type: 'radio', label: msg`First day of the week`, variant: 'buttons' },
});

// Monday first; the network counts from Sunday as 0.
const days = [1, 2, 3, 4, 5, 6, 0];

// The saved one may be of a newer or older list of zones than that of the browser, which need not have UTC.
const zoneOptions = (saved: string) =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), saved])].map((value) => ({
    value,
    label: nameOfTimezone(value),
  }));

const versionOf = ({ account_settings: { general }, revision }: User) => ({
  saved: { first_week_day: String(general.first_week_day), timezone: general.timezone ?? '' },
  revision,
});

export function CalendarForm({ user }: { user: User }) {
  const { weekday } = useFormats();
  const { saveProfile, loadUser } = useSaveProfile();
  const { timezone: saved } = user.account_settings.general;
  // Other networks may keep no zone: times are then in that of the device.
  const hasZone = saved !== undefined;
  const changeOf = ({ first_week_day, timezone }: FormValues<typeof fields>) => ({
    account_settings: { general: { first_week_day, ...(hasZone ? { timezone } : {}) } },
  });
  const form = useForm(fields, {
    id: 'calendar',
    ...versionOf(user),
    loadNewer: () => loadUser().then(versionOf),
    rules: hasZone ? {} : { timezone: '' },
    onSubmit: (values, revision, former) =>
      saveProfile({ ...changeOf(values), revision }, former && changeOf(former)),
    draft: 'calendar',
  });
  return (
    <Form of={form}>
      <FormSection
        title={<Trans>Calendar</Trans>}
        hint={<Trans>Used for all times and calendars.</Trans>}
        foot={<SaveActions of={form} />}
      >
        <FormErrors of={form} />
        {hasZone ? (
          <FormField
            of={form}
            name="timezone"
            options={zoneOptions(saved)}
            hint={<Trans>All times are shown in this zone. Figures are counted by days in UTC.</Trans>}
          />
        ) : null}
        <FormField
          of={form}
          name="first_week_day"
          options={days.map((day) => ({ value: String(day), label: weekday(day) }))}
        />
      </FormSection>
    </Form>
  );
}
