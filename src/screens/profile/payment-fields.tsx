import { referenceQueries } from '#api/reference-data.ts';
import { ibanExampleOf } from '#contract/bank-account.ts';
import { payeeFields } from '#contract/payment-methods.ts';
import { FormField } from '#fields/form-field.tsx';
import { useFieldText } from '#fields/use-field-text.ts';
import type { FormOf } from '#fields/use-form.ts';
import { NetworkText } from '#i18n/network-text.tsx';
import { FactRow } from '#ui/content/fact-row.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { accountFields, isOfMethod, type billingFields } from './billing-fields.ts';
import { optionsOf } from './options-of.ts';

const PayoutDayNote = lazyComponent(async () => (await import('./payout-day-note.tsx')).PayoutDayNote);

function PaymentTerms({ id }: { id: number | undefined }) {
  const { data: dictionaries } = useQuery(referenceQueries.start);
  const terms = dictionaries?.partners_payment_terms.find((each) => each.id === id)?.name;
  return (
    <FactRow
      title={<Trans>Payment terms</Trans>}
      note={
        terms === undefined ? (
          <Trans>Set by your network</Trans>
        ) : (
          <Trans>
            <NetworkText>{terms}</NetworkText>, set by your network
          </Trans>
        )
      }
    />
  );
}

type PaymentFieldsProps = {
  of: FormOf<typeof billingFields>;
  currency: string;
  /** Of the network, in its dictionary. */
  terms: number | undefined;
};

export function PaymentFields({ of: form, currency, terms }: PaymentFieldsProps) {
  const start = useQuery(referenceQueries.start);
  const method = useFieldText(form.id, 'payment_method', form.values().payment_method);
  const example = ibanExampleOf(useFieldText(form.id, 'country', form.values().country));
  const isPayeeChanged = payeeFields.some((name) => form.unsaved.includes(name));
  const shown = accountFields.filter((name) => isOfMethod(method, name));
  return (
    <>
      <PaymentTerms id={terms} />
      <FormField
        of={form}
        name="payment_method"
        options={optionsOf(start.data?.payment_request_payment_methods)}
        source={start}
      />
      {shown.map((name) => (
        <FormField
          key={name}
          of={form}
          name={name}
          hint={name === 'iban' && example !== null ? <Trans>e.g. {example}</Trans> : null}
        />
      ))}
      <FormField of={form} name="min_payout" unit={currency} />
      <Suspense>{isPayeeChanged ? <PayoutDayNote /> : null}</Suspense>
    </>
  );
}
