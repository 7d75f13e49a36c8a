import { query } from '#api/queries.ts';
import { referenceQueries } from '#api/reference-data.ts';
import { choices } from '#contract/choices.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { applicationState, payoutModel, type OfferFacets, type WallFacets } from '#contract/offers.ts';
import { tags } from '#contract/tags.ts';
import { useFormats } from '#i18n/formats.tsx';
import { modelName } from '#i18n/payouts.ts';
import type { FilterEntry, FilterOption, OptionsQuery, OptionsState } from '#lists/filters.ts';
import type { ListSearch } from '#lists/list-search.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { accessAppearances } from '../approval-badge.tsx';
import { isFirstAttempt } from '../first-attempt.ts';
import type { sharedFilters } from './wall-query.ts';

type Named = { id: number | string; name: string };
type Counts = Readonly<Record<string, number>> | undefined;
type OfferTags = typeof choices.offerTags | typeof choices.publicOfferTags;

const whole = { staleTime: Number.POSITIVE_INFINITY };
const osQuery = { ...query(tags.publicOs, { query: { limit: -1 } }), ...whole };
const groupsQuery = { ...query(offerParts.groups, { query: { limit: -1 } }), ...whole };

const optionsOf = (items: readonly Named[] | undefined): FilterOption[] | null =>
  items?.map(({ id, name }) => ({ value: String(id), label: name })) ?? null;

const rowsOf = ({ data }: { data: readonly Named[] }) => data;
type SharedFilter = (typeof sharedFilters)[number];
type Choices = OptionsState & Pick<FilterEntry, 'isPending'>;
type QueryState<Answer> = OptionsQuery & Pick<UseQueryResult<Answer>, 'data' | 'isPending' | 'failureCount'>;

const choicesIn = <Answer>(
  result: QueryState<Answer>,
  itemsOf: (answer: Answer) => readonly Named[],
): Choices => ({
  options: result.data === undefined ? null : optionsOf(itemsOf(result.data)),
  isPending: isFirstAttempt(result),
  queries: [result],
});

// A network without counts leaves the options as they are.
const counted = (options: readonly FilterOption[] | null, counts: Counts) =>
  options && counts ? options.map((option) => ({ ...option, count: counts[option.value] ?? 0 })) : options;

// Only options in use or chosen: the list is long.
const inUse = (options: readonly FilterOption[] | null, chosen: readonly string[]) =>
  options?.filter(({ value, count }) => count !== 0 || chosen.includes(value)) ?? null;

function useCountries(): Choices {
  const { i18n } = useLingui();
  const formats = useFormats();
  const result = useQuery(referenceQueries.countries);
  const { compare } = new Intl.Collator(i18n.locale);
  const options = result.data?.data
    .map(({ id }) => ({ value: id, label: formats.country(id) }))
    .toSorted((one, other) => compare(one.label, other.label));
  return { options: options ?? null, isPending: isFirstAttempt(result), queries: [result] };
}

const models: readonly FilterOption[] = payoutModel.options.map((value) => ({
  value,
  label: modelName(value),
}));

function useSharedFilters(
  counting: QueryState<WallFacets>,
  { filters: chosen }: ListSearch,
  offerTags: OfferTags,
): Record<SharedFilter, FilterEntry> {
  const { t } = useLingui();
  const tagsQuery = { ...query(offerTags, { query: { limit: -1 } }), ...whole };
  const { data: counts } = counting;
  const countries = useCountries();
  // Which options are in use follows from their counts.
  const isPending = countries.isPending === true || isFirstAttempt(counting);
  const inUseNow = inUse(counted(countries.options, counts?.country), chosen['country'] ?? []);
  const entry = (label: string, { options, ...rest }: Choices, name: SharedFilter): FilterEntry => ({
    label,
    options: counted(options, counts?.[name]),
    ...rest,
  });
  return {
    country: {
      label: t`Country`,
      options: isPending ? null : inUseNow,
      isPending,
      isUnranked: counts === undefined,
      queries: countries.options ? [counting] : countries.queries,
    },
    category_id: entry(t`Category`, choicesIn(useQuery(referenceQueries.categories), rowsOf), 'category_id'),
    os: entry(t`Platform`, choicesIn(useQuery(osQuery), rowsOf), 'os'),
    model: entry(t`Payout model`, { options: models }, 'model'),
    traffic_type_id: entry(
      t`Traffic type`,
      choicesIn(useQuery(referenceQueries.start), ({ traffic_types: types }) => types),
      'traffic_type_id',
    ),
    tag_id: entry(t`Tags`, choicesIn(useQuery(tagsQuery), rowsOf), 'tag_id'),
  };
}

/** The filters of the public wall (O2). */
export const usePublicFilters = (counting: QueryState<WallFacets>, listSearch: ListSearch) =>
  useSharedFilters(counting, listSearch, choices.publicOfferTags);

/** The filters of the offer wall (O1): the shared ones, advertisers and the application status. */
export function useOwnFilters(counting: QueryState<OfferFacets>, listSearch: ListSearch) {
  const { t, i18n } = useLingui();
  const facets = counting.data;
  const shared = useSharedFilters(counting, listSearch, choices.offerTags);
  const groups = choicesIn(useQuery(groupsQuery), rowsOf);
  const states = applicationState.options.map((value) => ({
    value,
    label: value === 'none' ? t`Not applied` : i18n._(accessAppearances[value].label),
  }));
  return {
    ...shared,
    approval_status: {
      label: t`Your application`,
      options: counted(states, facets?.approval_status),
    },
    group_id: {
      ...groups,
      label: t`Advertiser`,
      options: counted(groups.options, facets?.group_id),
    },
  };
}

/** The advertisers with their pictures and the number of their offers (O1). */
export const useAdvertisers = () => useQuery(groupsQuery);
export const prefetchAdvertisers = (cache: QueryClient): Promise<unknown> => cache.query(groupsQuery);
