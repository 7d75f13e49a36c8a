import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadReferenceData } from './reference-data.ts';

test('[S6.d] reference data are the dictionaries, countries, categories, approval statuses and the user', async () => {
  const requested: string[] = [];
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [resource, operation] }) => {
          requested.push(`${String(resource)}.${String(operation)}`);
          return { email: 'ann@trailmix.test' };
        },
      },
    },
  });
  const user = await loadReferenceData(cache);
  expect(user.email).toBe('ann@trailmix.test');
  expect(requested.toSorted()).toEqual([
    'account.profile',
    'dictionaries.approvalStatuses',
    'dictionaries.categories',
    'dictionaries.countries',
    'dictionaries.start',
  ]);
});
