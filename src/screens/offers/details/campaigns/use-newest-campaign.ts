import { query } from '#api/queries.ts';
import { campaigns, type Campaign } from '#contract/campaigns.ts';
import type { Page } from '#contract/endpoint.ts';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { RowValues } from './row-form.ts';

/** Loads a campaign as it is by now, for everything that shows it. */
export function useNewestCampaign() {
  const queries = useQueryClient();
  return (id: number): Promise<Campaign> =>
    queries.query({ ...query(campaigns.get, { params: { id } }), staleTime: 0 });
}

type Part<Row> = { id: number; query: UseQueryResult<Page<Row>>; valuesOf: (row: Row) => RowValues };

export function useNewestRows<Row>({ id, query: rows, valuesOf }: Part<Row>) {
  const load = useNewestCampaign();
  return async () => {
    // The campaign first: rows newer than its revision make saving fail, older ones would overwrite changes.
    const { revision } = await load(id);
    const { data } = await rows.refetch({ throwOnError: true });
    return { rows: (data?.data ?? []).map(valuesOf), revision };
  };
}
