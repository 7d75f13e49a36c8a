import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadReferenceData, reloadUser, userQuery } from './reference-data.ts';

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
  const user = await loadReferenceData(cache, new AbortController().signal);
  expect(user.email).toBe('ann@trailmix.test');
  expect(requested.toSorted()).toEqual([
    'account.profile',
    'dictionaries.approvalStatuses',
    'dictionaries.categories',
    'dictionaries.countries',
    'dictionaries.start',
  ]);
});

test.each([
  ['[S7] [E8] a start', loadReferenceData],
  ['[T1] [E8] a request of its own', reloadUser],
])('%s that is given up leaves no request for the user: the next one is another', async (_, request) => {
  const silence = new Promise<never>(() => undefined);
  let isSilent = true;
  const queryFn = () => (isSilent ? silence : { email: 'ann@trailmix.test' });
  const cache = new QueryClient({ defaultOptions: { queries: { queryFn } } });
  const given = new AbortController();
  request(cache, given.signal).catch(() => undefined);
  given.abort();
  isSilent = false;
  expect((await reloadUser(cache)).email).toBe('ann@trailmix.test');
});

test('[T1] what gives up a request that has been answered leaves the next one alone', async () => {
  const answers = [{ email: 'ann@before.test' }];
  const late = Promise.withResolvers<{ email: string }>();
  const queryFn = () => answers.shift() ?? late.promise;
  const cache = new QueryClient({ defaultOptions: { queries: { queryFn } } });
  const given = new AbortController();
  await reloadUser(cache, given.signal);
  const next = reloadUser(cache);
  given.abort();
  late.resolve({ email: 'ann@after.test' });
  expect((await next).email).toBe('ann@after.test');
});

test('[T3] a view that leaves while the user is requested anew does not cancel that', async () => {
  const answers = [Promise.resolve({ email: 'ann@before.test' })];
  const late = Promise.withResolvers<{ email: string }>();
  const cache = new QueryClient({
    defaultOptions: {
      queries: { queryFn: ({ signal }) => !signal.aborted && (answers.shift() ?? late.promise) },
    },
  });
  await reloadUser(cache);
  const leave = new QueryObserver(cache, userQuery).subscribe(() => undefined);
  const next = reloadUser(cache);
  leave();
  late.resolve({ email: 'ann@after.test' });
  expect((await next).email).toBe('ann@after.test');
});
