import { userQuery } from '#api/reference-data.ts';
import { useMissingInfo } from '#account/use-missing-info.ts';
import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from './use-dashboard.ts';
import { isSettled } from './part.ts';
import { doneSteps, linkStartOf, progressOf } from './set-up.ts';

export function useSetUp({ setUp: { data }, live, applications }: Dashboard) {
  const { data: user } = useQuery(userQuery);
  const missing = useMissingInfo();
  if (!data || !user || !isSettled(live, applications)) return null;
  const done = doneSteps({ user, isBillingComplete: missing === null, ...data });
  const linkStart = linkStartOf({
    live: live.data?.data ?? [],
    applications: applications.data?.data ?? [],
  });
  return { done, missing, linkStart, ...progressOf(done) };
}
export type SetUp = NonNullable<ReturnType<typeof useSetUp>>;
