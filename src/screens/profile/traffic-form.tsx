import { referenceQueries } from '#api/reference-data.ts';
import type { User } from '#api/user.ts';
import { defineForm } from '#fields/define-form.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { Form } from '#fields/form.tsx';
import type { FormValues } from '#fields/field-types.ts';
import { useForm } from '#fields/use-form.ts';
import { contentOptions } from '#account/content-kinds.ts';
import { FormSection } from '#ui/controls/form-section.tsx';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { optionsOf } from './options-of.ts';
import { SaveActions } from './save-actions.tsx';
import { useSaveProfile } from './use-save-profile.ts';

export const trafficFields = defineForm({
  traffic_type_ids: { type: 'multiselect', label: msg`Traffic types`, rules: 'required' },
  publisher_content: { type: 'multiselect', label: msg`Content` },
  website: { type: 'text', label: msg`Main website`, rules: 'url', inputMode: 'url', autoComplete: 'url' },
});

const versionOf = ({ partner, revision }: User) => ({
  saved: {
    traffic_type_ids: (partner.traffic_type_ids ?? []).map(String),
    publisher_content: partner.publisher_content ?? [],
    website: partner.website ?? '',
  },
  revision,
});

const changeOf = ({
  traffic_type_ids: types,
  publisher_content: content,
  website,
}: FormValues<typeof trafficFields>) => ({
  traffic_type_ids: types.map(Number),
  publisher_content: [...content],
  website,
});

export function TrafficForm({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const { saveProfile, loadUser } = useSaveProfile();
  const start = useQuery(referenceQueries.start);
  const form = useForm(trafficFields, {
    id: 'traffic',
    ...versionOf(user),
    loadNewer: () => loadUser().then(versionOf),
    onSubmit: (values, revision, former) =>
      saveProfile({ ...changeOf(values), revision }, former && changeOf(former)),
    draft: 'traffic',
  });
  const contents = contentOptions(start.data?.publisher_content ?? [], i18n);
  return (
    <Form of={form}>
      <FormSection
        title={<Trans>Traffic</Trans>}
        hint={<Trans>Offers are suggested from these.</Trans>}
        foot={<SaveActions of={form} />}
      >
        <FormErrors of={form} />
        <FormField
          of={form}
          name="traffic_type_ids"
          options={optionsOf(start.data?.traffic_types)}
          source={start}
          placeholder={t`Add traffic type`}
        />
        <FormField
          of={form}
          name="publisher_content"
          options={contents}
          source={start}
          placeholder={t`Add content`}
        />
        <FormField of={form} name="website" placeholder="https://" />
      </FormSection>
    </Form>
  );
}
