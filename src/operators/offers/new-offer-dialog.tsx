import { offerRecords } from '#contract/offer-records.ts';
import { payoutModel } from '#contract/offers.ts';
import { currency } from '#contract/values.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import type { FormValues } from '#fields/field-types.ts';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDecision } from '../decisions/use-decision.ts';
import { useConfiguration } from '../network-context.tsx';
import { DescribingFields } from './describing-fields.tsx';
import { offerFields, visibilityOf } from './offer-fields.ts';
import { PayoutFields } from './payout-fields.tsx';

// Of the fields that a change does not have.
const rules = {
  currency: 'required',
  model: 'required',
  unit: 'required',
  rate: 'required',
  landing_url: 'required|url:true|max:2082',
};

function newOfferOf(values: FormValues<typeof offerFields>) {
  const { name, category_id, countries, visibility, unit, rate, landing_url, description } = values;
  const payout = {
    goal: 'default',
    model: payoutModel.parse(values.model),
    amount: unit === 'percent' ? null : rate,
    percent: unit === 'percent' ? rate : null,
    countries: [],
  };
  return {
    name,
    category_id: Number(category_id),
    currency: currency.parse(values.currency),
    countries: [...countries],
    payouts: [payout],
    visibility: visibilityOf(visibility),
    landing_url,
    description,
  };
}

/** An offer with one payout; what else it may have is added by the API. */
export function NewOfferDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { defaultCurrency } = useConfiguration().general;
  const { decide, reload } = useDecision();
  const form = useForm(offerFields, {
    id: 'new-offer',
    draft: null,
    saved: { visibility: 'public', currency: defaultCurrency, unit: 'amount' },
    rules,
    onSubmit: async (values) => {
      await decide((client) => client(offerRecords.create, { body: newOfferOf(values) }));
      return values.name;
    },
    onSaved: (name) => {
      notify({ type: 'success', text: t`${name} is live` });
      onClose();
      reload();
    },
  });
  const whileBusy = useWhileBusy(form.isBusy);
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={<Trans>New offer</Trans>}
      actions={
        <>
          <Button onClick={onClose} disabledReason={whileBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton of={form} form={form.id}>
            <Trans>Create offer</Trans>
          </SubmitButton>
        </>
      }
    >
      <Form of={form}>
        <FormGrid>
          <DescribingFields of={form} />
          <PayoutFields of={form} />
          <FormField of={form} name="landing_url" hint={<Trans>Where its links lead.</Trans>} />
          <FormField of={form} name="description" />
        </FormGrid>
        <FormErrors of={form} />
      </Form>
    </Dialog>
  );
}
