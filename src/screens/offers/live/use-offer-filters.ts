import { referenceQueries } from '#api/reference-data.ts';
import { useFormats } from '#i18n/formats.tsx';
import type { Filter } from '#lists/filters.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

export function useOfferFilters(statuses: NonNullable<Filter['options']>) {
  const { t } = useLingui();
  const formats = useFormats();
  const countries = useQuery(referenceQueries.countries).data?.data;
  const categories = useQuery(referenceQueries.categories).data?.data;
  return {
    status: { label: t`Status`, options: statuses },
    country: {
      label: t`Country`,
      options: countries?.map(({ id }) => ({ value: id, label: formats.country(id) })) ?? null,
    },
    category_id: {
      label: t`Category`,
      options: categories?.map(({ id, name }) => ({ value: String(id), label: name })) ?? null,
    },
  };
}
