import { referenceQueries } from '#api/reference-data.ts';
import { contentOptions } from '#account/content-kinds.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

export type Options = NonNullable<ReturnType<typeof useOptions>['options']>;

/** Options from dictionaries that are public (C2, C3). */
export function useOptions() {
  const { country } = useFormats();
  const { i18n } = useLingui();
  const { locale } = i18n;
  const [start, categories, countries] = useQueries({
    queries: [referenceQueries.start, referenceQueries.categories, referenceQueries.countries],
  });
  const queries = [start, categories, countries];
  const options = useMemo(() => {
    if (!start.data || !categories.data || !countries.data) return null;
    const { compare } = new Intl.Collator(locale);
    return {
      trafficTypes: start.data.traffic_types.map(({ id, name }) => ({ value: String(id), label: name })),
      content: contentOptions(start.data.publisher_content, i18n),
      categories: categories.data.data.map(({ id, name }) => ({ value: String(id), label: name })),
      countries: countries.data.data
        .map(({ id }) => ({ value: id, label: country(id) }))
        .toSorted((one, other) => compare(one.label, other.label)),
    };
  }, [start.data, categories.data, countries.data, country, locale, i18n]);
  return {
    options,
    error: queries.find(({ error }) => error)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    reload: () => queries.forEach(({ isError, refetch }) => void (isError && refetch())),
  };
}
