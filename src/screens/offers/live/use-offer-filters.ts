import { query } from '#api/queries.ts';
import { referenceQueries } from '#api/reference-data.ts';
import { offers, type applicationState } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import type { FilterOption, OptionsState } from '#lists/filters.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isFirstAttempt } from '../first-attempt.ts';

type States = readonly (typeof applicationState.options)[number][];

// Those of the publisher's own offers: of all countries most would leave no row. A network without counts has them all.
function useCountries(states: States, chosen: readonly string[]): OptionsState {
  const { i18n } = useLingui();
  const formats = useFormats();
  const countries = useQuery(referenceQueries.countries);
  const all = countries.data?.data;
  const counted = useQuery(query(offers.facets, { query: { approval_status: [...states] } }));
  if (!all) return { options: null, queries: [countries] };
  if (isFirstAttempt(counted)) return { options: null, queries: [counted] };
  const { compare } = new Intl.Collator(i18n.locale);
  const counts = counted.data?.country;
  const options = all
    .filter(({ id }) => !counts || (counts[id] ?? 0) > 0 || chosen.includes(id))
    .map(({ id }) => ({ value: id, label: formats.country(id) }))
    .toSorted((one, other) => compare(one.label, other.label));
  return { options };
}

type OfferFilters = {
  statuses: readonly FilterOption[];
  /** What the listed offers are for the publisher. */
  states: States;
  chosen: readonly string[];
};

export function useOfferFilters({ statuses, states, chosen }: OfferFilters) {
  const { t } = useLingui();
  const categories = useQuery(referenceQueries.categories);
  return {
    status: { label: t`Status`, options: statuses },
    country: {
      label: t`Country`,
      ...useCountries(states, chosen),
    },
    category_id: {
      label: t`Category`,
      options: categories.data?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? null,
      queries: [categories],
    },
  };
}
