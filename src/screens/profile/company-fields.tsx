import { referenceQueries } from '#api/reference-data.ts';
import { vatExampleOf, vatRates, vatRatesOf } from '#contract/vat.ts';
import { FormField } from '#fields/form-field.tsx';
import { useFieldText } from '#fields/use-field-text.ts';
import type { FormOf } from '#fields/use-form.ts';
import { useFormats } from '#i18n/formats.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { billingFields } from './billing-fields.ts';

type CompanyFieldsProps = { of: FormOf<typeof billingFields> };

function useCountries() {
  const { i18n } = useLingui();
  const { country } = useFormats();
  const source = useQuery(referenceQueries.countries);
  const options = (source.data?.data ?? [])
    .map(({ id }) => ({ value: id, label: country(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale));
  return { options, source };
}

export function CompanyFields({ of: form }: CompanyFieldsProps) {
  const { share } = useFormats();
  const country = useFieldText(form.id, 'country', form.values().country);
  const rates = country ? vatRatesOf(country) : vatRates;
  const example = vatExampleOf(country);
  return (
    <>
      <FormField of={form} name="company_name" />
      <FormField of={form} name="country" {...useCountries()} />
      <FormGrid columns="two">
        <FormField
          of={form}
          name="vat_number"
          hint={example === null ? null : <Trans>e.g. {example}</Trans>}
        />
        <FormField
          of={form}
          name="vat_rate"
          options={vatRates.map(({ code }) => ({
            value: code,
            label: share(Number(code)),
            isDisabled: !rates.some((rate) => rate.code === code),
          }))}
          hint={<Trans>0% for reverse charge, small businesses and companies outside the EU</Trans>}
        />
      </FormGrid>
      <FormField of={form} name="tax_id" />
      <FormField of={form} name="street" />
      <FormGrid columns="two">
        <FormField of={form} name="zip" />
        <FormField of={form} name="city" />
      </FormGrid>
      <FormField of={form} name="invoice_email" />
    </>
  );
}
