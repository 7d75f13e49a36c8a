import { queryOptions, useQuery } from '@tanstack/react-query';

// All that can be broken: not for those who unfold nothing.
const links = queryOptions({
  queryKey: ['links to the laws'],
  queryFn: () => import('./links.ts'),
  staleTime: 'static',
});

/** Where mutants and laws lead, once that is there. */
export const useLinks = () => useQuery(links).data;
