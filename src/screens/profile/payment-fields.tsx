import { referenceQueries } from '#api/reference-data.ts';
import { ibanExampleOf } from '#contract/bank-account.ts';
import { FormField } from '#fields/form-field.tsx';
import { useFieldText } from '#fields/use-field-text.ts';
import type { FormOf } from '#fields/use-form.ts';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { accountFields, isOfMethod, type billingFields } from './billing-fields.ts';
import { optionsOf } from './options-of.ts';

type PaymentFieldsProps = { of: FormOf<typeof billingFields>; currency: string };

export function PaymentFields({ of: form, currency }: PaymentFieldsProps) {
  const { data: dictionaries } = useQuery(referenceQueries.start);
  const method = useFieldText(form.id, 'payment_method', form.values().payment_method);
  const example = ibanExampleOf(useFieldText(form.id, 'country', form.values().country));
  const shown = accountFields.filter((name) => isOfMethod(method, name));
  return (
    <>
      <FormGrid columns="two">
        <FormField
          of={form}
          name="payment_method"
          options={optionsOf(dictionaries?.payment_request_payment_methods)}
        />
        <FormField
          of={form}
          name="payment_terms_id"
          options={optionsOf(dictionaries?.partners_payment_terms)}
        />
      </FormGrid>
      {shown.map((name) => (
        <FormField
          key={name}
          of={form}
          name={name}
          hint={name === 'iban' && example !== null ? <Trans>e.g. {example}</Trans> : null}
        />
      ))}
      <FormField of={form} name="min_payout" unit={currency} />
    </>
  );
}
