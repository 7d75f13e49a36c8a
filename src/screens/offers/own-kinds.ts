import { referenceQueries, userQuery } from '#api/reference-data.ts';
import { useQuery } from '@tanstack/react-query';

/** The kinds of traffic in the publisher's profile, and their names. */
export function useOwnKinds() {
  const { data: user } = useQuery(userQuery);
  const { data: dictionaries } = useQuery(referenceQueries.start);
  const ids = user?.partner.traffic_type_ids ?? [];
  const named = dictionaries?.traffic_types.filter(({ id }) => ids.some((own) => own === id)) ?? [];
  return { ids, kinds: named.map(({ name }) => name) };
}
