import { referenceQueries } from '#api/reference-data.ts';
import { offer, payoutModel } from '#contract/offers.ts';
import { currency as currencies } from '#contract/values.ts';
import { defineForm } from '#fields/define-form.ts';
import { FormField } from '#fields/form-field.tsx';
import { useFieldText } from '#fields/use-field-text.ts';
import type { FormOf } from '#fields/use-form.ts';
import { useFormats } from '#i18n/formats.tsx';
import { modelName } from '#i18n/payouts.ts';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

/** What a new offer has, and what of it can be changed later. */
export const offerFields = defineForm({
  name: { type: 'text', label: msg`Name`, rules: 'required|max:200' },
  category_id: { type: 'multiselect', single: true, label: msg`Category`, rules: 'required' },
  countries: { type: 'multiselect', label: msg`Countries`, rules: 'required' },
  visibility: { type: 'radio', variant: 'buttons', label: msg`Who may run it`, rules: 'required' },
  status: { type: 'radio', variant: 'buttons', label: msg`Status` },
  currency: { type: 'radio', variant: 'buttons', label: msg`Currency` },
  model: { type: 'multiselect', single: true, label: msg`Paid for` },
  unit: { type: 'radio', variant: 'buttons', label: msg`Payout as` },
  rate: { type: 'number', label: msg`Payout`, min: 0.01, max: 1_000_000, precision: 2, hasSteps: false },
  landing_url: {
    type: 'text',
    label: msg`Landing page`,
    inputMode: 'url',
    placeholder: 'https://',
    autoComplete: 'off',
  },
  description: { type: 'textarea', label: msg`Description`, rules: 'max:10000', rows: 4, maxRows: 12 },
});
export const visibilityOf = (chosen: string) => offer.shape.visibility.parse(chosen);
export type OfferForm = FormOf<typeof offerFields>;

function useCategories() {
  const { data } = useQuery(referenceQueries.categories);
  return (data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}

function useCountries() {
  const { i18n } = useLingui();
  const { country } = useFormats();
  const { data } = useQuery(referenceQueries.countries);
  return (data?.data ?? [])
    .map(({ id }) => ({ value: id, label: country(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale));
}

export function DescribingFields({ of: form }: { of: OfferForm }) {
  const { t } = useLingui();
  return (
    <>
      <FormField of={form} name="name" />
      <FormGrid columns="two">
        <FormField of={form} name="category_id" options={useCategories()} />
        <FormField of={form} name="countries" options={useCountries()} />
      </FormGrid>
      <FormField
        of={form}
        name="visibility"
        options={[
          { value: 'public', label: t`Everybody` },
          { value: 'approval', label: t`After approval` },
          { value: 'private', label: t`By invitation` },
        ]}
        hint={<Trans>By invitation: seen only by publishers that the API has let in.</Trans>}
      />
    </>
  );
}

export function PayoutFields({ of: form }: { of: OfferForm }) {
  const { t } = useLingui();
  const currency = useFieldText(form.id, 'currency', form.values().currency);
  const unit = useFieldText(form.id, 'unit', form.values().unit);
  return (
    <FormGrid columns="two">
      <FormField
        of={form}
        name="model"
        options={payoutModel.options.map((value) => ({ value, label: modelName(value) }))}
      />
      <FormField
        of={form}
        name="currency"
        options={currencies.options.map((value) => ({ value, label: value }))}
        hint={<Trans>Cannot be changed later.</Trans>}
      />
      <FormField
        of={form}
        name="unit"
        options={[
          { value: 'amount', label: t`Amount` },
          { value: 'percent', label: t`Share of the sale` },
        ]}
      />
      <FormField of={form} name="rate" unit={unit === 'percent' ? '%' : currency} />
    </FormGrid>
  );
}

export function PageFields({ of: form, landingHint }: { of: OfferForm; landingHint: string }) {
  return (
    <>
      <FormField of={form} name="landing_url" hint={landingHint} />
      <FormField of={form} name="description" />
    </>
  );
}
