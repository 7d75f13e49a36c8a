import { referenceQueries } from '#api/reference-data.ts';
import { FormField } from '#fields/form-field.tsx';
import { useFormats } from '#i18n/formats.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OfferForm } from './offer-fields.ts';

function useCategories() {
  const source = useQuery(referenceQueries.categories);
  const options = (source.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return { options, source };
}

function useCountries() {
  const { i18n } = useLingui();
  const { country } = useFormats();
  const source = useQuery(referenceQueries.countries);
  const options = (source.data?.data ?? [])
    .map(({ id }) => ({ value: id, label: country(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale));
  return { options, source };
}

/** What an offer is, where it runs and who may run it. */
export function DescribingFields({ of: form }: { of: OfferForm }) {
  const { t } = useLingui();
  return (
    <>
      <FormField of={form} name="name" />
      <FormGrid columns="two">
        <FormField of={form} name="category_id" {...useCategories()} />
        <FormField of={form} name="countries" {...useCountries()} />
      </FormGrid>
      <FormField
        of={form}
        name="visibility"
        options={[
          { value: 'public', label: t`Everybody` },
          { value: 'approval', label: t`After approval` },
          { value: 'private', label: t`By invitation` },
        ]}
        hint={
          <Trans>
            By invitation: seen only by publishers you invite, under Invitation, and by those who have applied
            for it before.
          </Trans>
        }
      />
    </>
  );
}
