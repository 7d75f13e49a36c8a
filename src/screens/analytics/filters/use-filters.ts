import { query } from '#api/queries.ts';
import { referenceQueries } from '#api/reference-data.ts';
import { choices } from '#contract/choices.ts';
import { reports } from '#contract/reports.ts';
import { freeText } from '#contract/wire.ts';
import { useFormats } from '#i18n/formats.tsx';
import type { Filter, OptionsState } from '#lists/filters.ts';
import type { AnalyticsFilter } from '#figures/analytics-address.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Analytics } from '../use-analytics.ts';
import { useDimensions } from '../use-dimensions.ts';

// Options from dictionaries; all others come from the publisher's traffic.
const ofDictionaries = ['offer_id', 'link_id', 'country'] as const satisfies readonly AnalyticsFilter[];
type OfDictionaries = (typeof ofDictionaries)[number];
export const isOfDictionaries = (name: AnalyticsFilter): name is OfDictionaries =>
  ofDictionaries.some((one) => one === name);

const noOptions: OptionsState = { options: [] };

function useTrafficOptions({ range, isTooLong }: Analytics, names: readonly AnalyticsFilter[]) {
  const { label } = useDimensions();
  const answers = useQueries({
    queries: names.map((name) => ({
      ...query(reports.pivot, {
        query: { date_from: range.from, date_to: range.to, dimensions: [name], kpi: ['clicks'] },
      }),
      enabled: !isTooLong,
    })),
  });
  return new Map(
    names.map((name, nth): [AnalyticsFilter, OptionsState] => {
      const answer = answers[nth];
      const options = answer?.data?.data.map(({ keys, labels, values }) => {
        const key = keys[name] ?? '';
        return {
          value: freeText.write(String(key)),
          label: label(name, key, labels[name]),
          count: values.clicks ?? 0,
        };
      });
      return [name, { options: options ?? null, queries: answer ? [answer] : [] }];
    }),
  );
}

/** The options of filters that dictionaries list, with their queries. */
export function useListedOptions(names: readonly AnalyticsFilter[]): Record<OfDictionaries, OptionsState> {
  const { country } = useFormats();
  const offers = useQuery({ ...query(choices.approvalsOffers), enabled: names.includes('offer_id') });
  const links = useQuery({ ...query(choices.trackingLinks), enabled: names.includes('link_id') });
  const countries = useQuery(referenceQueries.countries);
  return {
    offer_id: {
      options: offers.data?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? null,
      queries: [offers],
    },
    link_id: {
      options:
        links.data?.data.map(({ id, name, offer }) => ({
          value: String(id),
          label: `${offer.name} · ${name}`,
        })) ?? null,
      queries: [links],
    },
    country: {
      options: countries.data?.data.map(({ id }) => ({ value: id, label: country(id) })) ?? null,
      queries: [countries],
    },
  };
}

// Without an answer about clicks, nothing says how many an option has.
function counted(listed: OptionsState, clicked: OptionsState['options']): OptionsState {
  const { options } = listed;
  if (!options || !clicked) return listed;
  const counts = new Map(clicked.map(({ value, count }) => [value, count ?? 0]));
  return {
    options: options
      .map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }))
      .toSorted((one, other) => other.count - one.count),
  };
}

export function useFilters(analytics: Analytics, names: readonly AnalyticsFilter[]): readonly Filter[] {
  const dimensions = useDimensions();
  const listed = useListedOptions(names);
  const traffic = useTrafficOptions(analytics, names);
  return names.map((name) => {
    const clicked = traffic.get(name) ?? noOptions;
    const options = isOfDictionaries(name) ? counted(listed[name], clicked.options) : clicked;
    return { name, label: dimensions.name(name), ...options };
  });
}
