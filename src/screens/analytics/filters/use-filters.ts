import { query } from '#api/queries.ts';
import { referenceQueries } from '#api/reference-data.ts';
import { choices } from '#contract/choices.ts';
import { reports } from '#contract/reports.ts';
import { freeText } from '#contract/wire.ts';
import { useFormats } from '#i18n/formats.tsx';
import type { Filter, FilterOption } from '#lists/filters.ts';
import type { AnalyticsFilter } from '#figures/analytics-address.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Analytics } from '../use-analytics.ts';
import { useDimensions } from '../use-dimensions.ts';

// Options from dictionaries; all others come from the publisher's traffic.
const ofDictionaries = ['offer_id', 'link_id', 'country'] as const satisfies readonly AnalyticsFilter[];
type OfDictionaries = (typeof ofDictionaries)[number];
export const isOfDictionaries = (name: AnalyticsFilter): name is OfDictionaries =>
  ofDictionaries.some((one) => one === name);

type Options = FilterOption[] | null;

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
    names.map((name, nth): [AnalyticsFilter, Options] => {
      const { data, isError } = answers[nth] ?? {};
      const options = data?.data.map(({ keys, labels, values }) => {
        const key = keys[name] ?? '';
        return {
          value: freeText.write(String(key)),
          label: label(name, key, labels[name]),
          count: values.clicks ?? 0,
        };
      });
      return [name, options ?? (isError ? [] : null)];
    }),
  );
}

/** The options of filters that dictionaries list; null while they load. */
export function useListedOptions(names: readonly AnalyticsFilter[]): Record<OfDictionaries, Options> {
  const { country } = useFormats();
  const offers = useQuery({ ...query(choices.approvalsOffers), enabled: names.includes('offer_id') }).data;
  const links = useQuery({ ...query(choices.trackingLinks), enabled: names.includes('link_id') }).data;
  const countries = useQuery(referenceQueries.countries).data;
  return {
    offer_id: offers?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? null,
    link_id:
      links?.data.map(({ id, name, offer }) => ({ value: String(id), label: `${offer.name} · ${name}` })) ??
      null,
    country: countries?.data.map(({ id }) => ({ value: id, label: country(id) })) ?? null,
  };
}

function counted(listed: Options, clicked: Options): Options {
  const counts = new Map(clicked?.map(({ value, count }) => [value, count ?? 0]));
  const options = listed?.map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }));
  return options?.toSorted((one, other) => other.count - one.count) ?? null;
}

export function useFilters(analytics: Analytics, names: readonly AnalyticsFilter[]): readonly Filter[] {
  const dimensions = useDimensions();
  const listed = useListedOptions(names);
  const traffic = useTrafficOptions(analytics, names);
  return names.map((name) => {
    const clicked = traffic.get(name) ?? null;
    const options = isOfDictionaries(name) ? counted(listed[name], clicked) : clicked;
    return { name, label: dimensions.name(name), options };
  });
}
