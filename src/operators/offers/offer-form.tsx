import { query } from '#api/queries.ts';
import type { OfferDetails } from '#contract/offer-parts.ts';
import { offerRecords, type OfferChange } from '#contract/offer-records.ts';
import { offerStatus } from '#contract/offers.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import type { FormValues } from '#fields/field-types.ts';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDecision } from '../decisions/use-decision.ts';
import { ConversionAddress } from './conversion-address.tsx';
import { DescribingFields } from './describing-fields.tsx';
import { offerFields, visibilityOf } from './offer-fields.ts';
import { offerStatuses } from './offer-statuses.ts';

type Values = FormValues<typeof offerFields>;

const rules = { status: 'required', landing_url: 'url:true|max:2082' };

const savedOf = ({ name, category, countries, visibility, status, description }: OfferDetails) => ({
  name,
  category_id: String(category.id),
  countries,
  visibility,
  status,
  description,
  landing_url: '',
});

// Only what was changed: the network may have shown its words in another language.
function changeOf(values: Values, saved: ReturnType<typeof savedOf>): OfferChange {
  const { name, category_id, countries, visibility, status, description, landing_url } = values;
  const change: OfferChange = {
    name,
    category_id: Number(category_id),
    countries: [...countries],
    visibility: visibilityOf(visibility),
    status: offerStatus.parse(status),
    description,
    landing_url,
  };
  const names = Object.keys(saved) as (keyof typeof saved)[]; // Its own.
  return Object.fromEntries(
    names.filter((key) => String(values[key]) !== String(saved[key])).map((key) => [key, change[key]]),
  );
}

function LandingPageHint({ offerId }: { offerId: number }) {
  const { data } = useQuery(query(trackingLinks.options, { params: { offerId } }));
  const url = data?.landing_pages.find(({ is_default: isDefault }) => isDefault)?.url;
  if (url === undefined) return <Trans>Empty: it stays as it is.</Trans>;
  return <Trans>In force: {url}. Empty: it stays as it is.</Trans>;
}

/** Changes an offer; its payouts change at a time that is announced. */
export function OfferForm({ offer, onClose }: { offer: OfferDetails; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { decide, reload } = useDecision();
  const { id } = offer;
  const saved = savedOf(offer);
  const form = useForm(offerFields, {
    id: 'offer',
    draft: null,
    saved,
    rules,
    onSubmit: async (values) => {
      const body = changeOf(values, saved);
      if (Object.keys(body).length > 0) {
        await decide((client) => client(offerRecords.update, { params: { id }, body }));
      }
      return values.name;
    },
    onSaved: (name) => {
      notify({ type: 'success', text: t`${name} is saved` });
      onClose();
      reload();
    },
  });
  return (
    <Form of={form}>
      <FormGrid>
        <DescribingFields of={form} />
        <FormField
          of={form}
          name="status"
          options={offerStatus.options.map((value) => ({ value, label: i18n._(offerStatuses[value].label) }))}
        />
        <FormField of={form} name="landing_url" hint={<LandingPageHint offerId={id} />} />
        <ConversionAddress offerId={id} />
        <FormField of={form} name="description" />
      </FormGrid>
      <FormErrors of={form} />
      <FormActions>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <SubmitButton of={form}>
          <Trans>Save</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
