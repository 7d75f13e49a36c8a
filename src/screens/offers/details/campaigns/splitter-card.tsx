import { query as queryOf } from '#api/queries.ts';
import { campaigns, type Campaign } from '#contract/campaigns.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import type { Option } from '#fields/field-control.ts';
import type { FieldDefinitions } from '#fields/field-types.ts';
import { FormField } from '#fields/form-field.tsx';
import { useFieldTexts } from '#fields/use-field-texts.ts';
import type { FormOf } from '#fields/use-form.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { ShareBar } from '#ui/figures/share-bar.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { CampaignPart } from './campaign-part.tsx';
import { OnOff } from './on-off.tsx';
import { fieldAt, readSlots } from './row-form.ts';
import {
  missingShare,
  pageValue,
  splitBody,
  splitName,
  splitterShape,
  splitValues,
  type Split,
} from './splitter-rows.ts';
import { useCountryNames, useCountryOptions, useRunnableOffers } from './part-options.ts';

type RowProps = { form: FormOf<FieldDefinitions>; slot: number; offers: readonly Option[] };

const optionsOf = (offer: string) => queryOf(trackingLinks.options, { params: { offerId: Number(offer) } });

// By the values of the page field; the default page has no value.
function usePageNames(chosen: readonly string[]): ReadonlyMap<string, string> {
  const offers = [...new Set(chosen.filter((offer) => offer !== ''))];
  const loaded = useQueries({ queries: offers.map(optionsOf) });
  return new Map(
    loaded.flatMap(({ data }, nth) =>
      (data?.landing_pages ?? []).map(({ id, name }) => [pageValue(offers[nth] ?? '', id), name] as const),
    ),
  );
}

// A chosen page of another offer counts as the default.
function Pages({ form, slot, offer, chosen }: Omit<RowProps, 'offers'> & { offer: string; chosen: string }) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(optionsOf(offer));
  if (isPending) return <Skeleton width="100%" height={58} />;
  const pages = (data?.landing_pages ?? []).map(({ id, name }) => ({
    value: pageValue(offer, id),
    label: name,
  }));
  const isForeign = chosen !== '' && !pages.some(({ value }) => value === chosen);
  return (
    <FormField
      of={form}
      name={fieldAt('page', slot)}
      options={isForeign ? [...pages, { value: chosen, label: t`Default` }] : pages}
      placeholder={t`Default`}
    />
  );
}

function Row({ form, slot, offers }: RowProps) {
  const { t } = useLingui();
  const at = (field: string) => fieldAt(field, slot);
  const { [at('offer')]: offer = '', [at('page')]: page = '' } = useFieldTexts(form, [
    at('offer'),
    at('page'),
  ]);
  return (
    <>
      <FormField of={form} name={at('offer')} options={offers} />
      {offer ? <Pages key={offer} form={form} slot={slot} offer={offer} chosen={page} /> : null}
      <FormField of={form} name={at('weight')} />
      <FormField of={form} name={at('countries')} {...useCountryOptions()} placeholder={t`All countries`} />
      <FormField of={form} name={at('active')} />
    </>
  );
}

const most = Array.from({ length: splitterShape.most }, (_, slot) => slot);
const counted = [
  splitterShape.name,
  ...most.flatMap((slot) => ['weight', 'active', 'offer', 'page'].map((field) => fieldAt(field, slot))),
];

function Sum({ form, offers }: Omit<RowProps, 'slot'>) {
  const { t } = useLingui();
  const { share } = useFormats();
  const texts = useFieldTexts(form, counted);
  const slots = readSlots(texts[splitterShape.name] ?? '');
  const textAt = (field: string, slot: number) => texts[fieldAt(field, slot)] ?? '';
  const pages = usePageNames(slots.map((slot) => textAt('offer', slot)));
  const nameOf = (offer: string, page: string) =>
    splitName(offers.find(({ value }) => value === offer)?.label ?? '–', pages.get(page));
  const rows = slots.map((slot) => ({
    id: String(slot),
    name: nameOf(textAt('offer', slot), textAt('page', slot)),
    weight: Number(texts[fieldAt('weight', slot)]) || 0,
    active: texts[fieldAt('active', slot)] === 'on',
  }));
  const active = rows.filter((row) => row.active);
  const missing = missingShare(rows);
  const rest = share(Math.abs(missing));
  if (active.length === 0) return null;
  return (
    <TextBlock>
      <ShareBar
        label={t`How clicks are split`}
        shares={active.map(({ id, name, weight }) => ({ id, name, share: weight, text: share(weight) }))}
      />
      <Callout tone={missing === 0 ? 'success' : 'warning'} live>
        {missing === 0 ? <Trans>The shares add up to 100%.</Trans> : null}
        {missing > 0 ? <Trans>{rest} still missing to reach 100%.</Trans> : null}
        {missing < 0 ? <Trans>The shares are {rest} above 100%.</Trans> : null}
      </Callout>
    </TextBlock>
  );
}

function useColumns(): Column<Split>[] {
  const { t } = useLingui();
  const { share } = useFormats();
  const namesOf = useCountryNames();
  return [
    { id: 'offer', head: t`Offer`, name: true, cell: ({ offer }) => offer.name },
    { id: 'page', head: t`Landing page`, cell: ({ landing_page }) => landing_page?.name ?? t`Default` },
    {
      id: 'weight',
      head: t`Share`,
      numeric: true,
      cell: ({ weight, active }) => (active ? share(weight) : '–'),
    },
    { id: 'countries', head: t`Countries`, cell: ({ countries }) => namesOf(countries) },
    { id: 'active', head: t`State`, state: true, cell: OnOff },
  ];
}

export function SplitterCard({ campaign, isFixed }: { campaign: Campaign; isFixed: boolean }) {
  const { t } = useLingui();
  const offers = useRunnableOffers(campaign.offer);
  const { id } = campaign;
  const query = useQuery(queryOf(campaigns.splitter, { params: { id }, query: { limit: -1 } }));
  return (
    <CampaignPart
      campaign={campaign}
      name="splitter"
      title={t`Splitter`}
      sub={<Trans>How clicks are split</Trans>}
      query={query}
      columns={useColumns()}
      isFixed={isFixed}
      shape={splitterShape}
      isReady={offers !== null}
      valuesOf={splitValues}
      bodyOf={(rows) => ({ splitter: rows.map(splitBody) })}
      addLabel={t`Add a share`}
      renderRow={(form, slot) => <Row form={form} slot={slot} offers={offers ?? []} />}
      renderSummary={(form) => <Sum form={form} offers={offers ?? []} />}
    />
  );
}
