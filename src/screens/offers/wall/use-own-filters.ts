import { query } from '#api/queries.ts';
import { referenceQueries } from '#api/reference-data.ts';
import { choices } from '#contract/choices.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { applicationState, payoutModel, type OfferFacets, type WallFacets } from '#contract/offers.ts';
import { tags } from '#contract/tags.ts';
import { useFormats } from '#i18n/formats.tsx';
import { modelName } from '#i18n/payouts.ts';
import type { Filter, FilterOption } from '#lists/filters.ts';
import type { ListSearch } from '#lists/list-search.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { standings } from '../approval-badge.tsx';
import type { sharedFilters } from './wall-query.ts';

type Named = { id: number | string; name: string };
type Counts = Readonly<Record<string, number>> | undefined;
type Facets = Partial<OfferFacets> | undefined;
type OfferTags = typeof choices.offerTags | typeof choices.publicOfferTags;

const whole = { staleTime: Number.POSITIVE_INFINITY };
const osQuery = { ...query(tags.publicOs, { query: { limit: -1 } }), ...whole };
const groupsQuery = { ...query(offerParts.groups, { query: { limit: -1 } }), ...whole };

const optionsOf = (items: readonly Named[] | undefined): FilterOption[] | null =>
  items?.map(({ id, name }) => ({ value: String(id), label: name })) ?? null;

/** The choices with how many offers each would leave; a network that does not count leaves them without. */
const counted = (options: readonly FilterOption[] | null, counts: Counts) =>
  options && counts ? options.map((option) => ({ ...option, count: counts[option.value] ?? 0 })) : options;

/** Of a long list those that offers have, and what is chosen. */
const inUse = (options: readonly FilterOption[] | null, chosen: readonly string[]) =>
  options?.filter(({ value, count }) => count !== 0 || chosen.includes(value)) ?? null;

function useCountries(): FilterOption[] | null {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { data } = useQuery(referenceQueries.countries);
  const { compare } = new Intl.Collator(i18n.locale);
  return (
    data?.data
      .map(({ id }) => ({ value: id, label: formats.country(id) }))
      .toSorted((one, other) => compare(one.label, other.label)) ?? null
  );
}

const models: readonly FilterOption[] = payoutModel.options.map((value) => ({
  value,
  label: modelName(value),
}));

/** The filters that both walls have, with their choices and counts. */
function useSharedFilters(facets: Facets, { filters: chosen }: ListSearch, offerTags: OfferTags): Filter[] {
  const { t } = useLingui();
  const choicesOf: Record<(typeof sharedFilters)[number], Pick<Filter, 'label' | 'options'>> = {
    country: { label: t`Country`, options: useCountries() },
    category_id: {
      label: t`Category`,
      options: optionsOf(useQuery(referenceQueries.categories).data?.data),
    },
    os: { label: t`Platform`, options: optionsOf(useQuery(osQuery).data?.data) },
    model: { label: t`Payout model`, options: models },
    traffic_type_id: {
      label: t`Traffic type`,
      options: optionsOf(useQuery(referenceQueries.start).data?.traffic_types),
    },
    tag_id: {
      label: t`Tags`,
      options: optionsOf(useQuery({ ...query(offerTags, { query: { limit: -1 } }), ...whole }).data?.data),
    },
  };
  return Object.entries(choicesOf).map(([name, { label, options }]) => {
    const withCounts = counted(options, facets?.[name as keyof WallFacets]);
    return { name, label, options: name === 'country' ? inUse(withCounts, chosen[name] ?? []) : withCounts };
  });
}

/** The filters of the public wall (O2). */
export const usePublicFilters = (facets: WallFacets | undefined, listSearch: ListSearch): readonly Filter[] =>
  useSharedFilters(facets, listSearch, choices.publicOfferTags);

/** The filters of the offer wall (O1): those of the public one, advertisers and where the publisher stands. */
export function useOwnFilters(facets: OfferFacets | undefined, listSearch: ListSearch): readonly Filter[] {
  const { t, i18n } = useLingui();
  const shared = useSharedFilters(facets, listSearch, choices.offerTags);
  const groups = optionsOf(useQuery(groupsQuery).data?.data);
  const states = applicationState.options.map((value) => ({
    value,
    label: value === 'none' ? t`Not applied` : i18n._(standings[value].label),
  }));
  return [
    {
      name: 'approval_status',
      label: t`Your application`,
      options: counted(states, facets?.approval_status),
    },
    ...shared,
    { name: 'group_id', label: t`Advertiser`, options: counted(groups, facets?.group_id) },
  ];
}

/** The advertisers with their pictures and the number of their offers (O1). */
export const useAdvertisers = () => useQuery(groupsQuery);
export const askForAdvertisers = (cache: QueryClient): Promise<unknown> => cache.query(groupsQuery);
