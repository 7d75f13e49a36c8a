import { query as queryOf } from '#api/queries.ts';
import { campaigns, type Campaign } from '#contract/campaigns.ts';
import type { Result } from '#contract/endpoint.ts';
import type { Option } from '#fields/field-control.ts';
import type { FieldDefinitions } from '#fields/field-types.ts';
import { FormField } from '#fields/form-field.tsx';
import type { FormOf } from '#fields/use-form.ts';
import type { Column } from '#ui/tables/table.tsx';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CampaignPart } from './campaign-part.tsx';
import { OnOff } from './on-off.tsx';
import { fieldAt, textsIn, type RowShape, type RowValues } from './row-form.ts';
import { useCountryNames, useCountryOptions, useRunnableOffers } from './part-options.ts';

type StandIn = Result<typeof campaigns.tsp>['data'][number];

const shape: RowShape = {
  name: 'tsp',
  label: msg`Offers that step in`,
  most: 20,
  fields: () => ({
    offer: { type: 'multiselect', single: true, label: msg`Offer`, rules: 'required' },
    countries: { type: 'multiselect', label: msg`Countries` },
    active: { type: 'switch', label: msg`In use` },
  }),
  fresh: { offer: '', countries: [], active: true },
};

const valuesOf = ({ offer, countries, active }: StandIn): RowValues => ({
  offer: String(offer.id),
  countries,
  active,
});

const bodyOf = ({ offer, countries, active }: RowValues) => ({
  offer_id: Number(offer),
  countries: textsIn(countries),
  active: active === true,
});

type RowProps = { form: FormOf<FieldDefinitions>; slot: number; offers: readonly Option[] };

function Row({ form, slot, offers }: RowProps) {
  const { t } = useLingui();
  const at = (field: string) => fieldAt(field, slot);
  return (
    <>
      <FormField of={form} name={at('offer')} options={offers} />
      <FormField of={form} name={at('countries')} {...useCountryOptions()} placeholder={t`All countries`} />
      <FormField of={form} name={at('active')} />
    </>
  );
}

export function StandInsCard({ campaign, isFixed }: { campaign: Campaign; isFixed: boolean }) {
  const { t } = useLingui();
  const namesOf = useCountryNames();
  const { id, offer: own } = campaign;
  const others = useRunnableOffers(own)?.filter(({ value }) => value !== String(own.id));
  const query = useQuery(queryOf(campaigns.tsp, { params: { id }, query: { limit: -1 } }));
  const columns: Column<StandIn>[] = [
    { id: 'offer', head: t`Offer`, name: true, cell: ({ offer }) => offer.name },
    { id: 'countries', head: t`Countries`, cell: ({ countries }) => namesOf(countries) },
    { id: 'active', head: t`State`, state: true, cell: OnOff },
  ];
  return (
    <CampaignPart
      campaign={campaign}
      name="tsp"
      title={t`Stand-in offers`}
      sub={<Trans>Used in this order when the offer cannot take a click</Trans>}
      query={query}
      columns={columns}
      isFixed={isFixed}
      isOrdered
      shape={shape}
      isReady={others !== undefined}
      valuesOf={valuesOf}
      bodyOf={(rows) => ({ tsp: rows.map(bodyOf) })}
      addLabel={t`Add an offer`}
      renderRow={(form, slot) => <Row form={form} slot={slot} offers={others ?? []} />}
    />
  );
}
