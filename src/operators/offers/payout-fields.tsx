import { payoutModel } from '#contract/offers.ts';
import { currency as currencies } from '#contract/values.ts';
import { FormField } from '#fields/form-field.tsx';
import { useFieldText } from '#fields/use-field-text.ts';
import { modelName } from '#i18n/payouts.ts';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferForm } from './offer-fields.ts';

/** The one payout that a new offer begins with. */
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
