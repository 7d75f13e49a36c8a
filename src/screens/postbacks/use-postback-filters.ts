import { query } from '#api/queries.ts';
import { referenceQueries } from '#api/reference-data.ts';
import { choices } from '#contract/choices.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { postbackStatuses } from './statuses.ts';

type Item = { id: string | number; name: string };

const optionOf = ({ id, name }: Item) => ({ value: String(id), label: name });

export function usePostbackFilters() {
  const { t, i18n } = useLingui();
  const offers = useQuery(query(choices.approvalsOffers));
  const start = useQuery(referenceQueries.start);
  return {
    offer_id: { label: t`Offer`, options: offers.data?.data.map(optionOf) ?? null, queries: [offers] },
    event_id: {
      label: t`Event`,
      options: start.data?.postbacks_events_def.map(optionOf) ?? null,
      queries: [start],
    },
    status: {
      label: t`Status`,
      options: Object.entries(postbackStatuses).map(([value, { label }]) => ({
        value,
        label: i18n._(label),
      })),
    },
  };
}
