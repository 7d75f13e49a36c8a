import { userQuery } from '#api/reference-data.ts';
import { useMissingInfo } from '#portal/use-missing-info.ts';
import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from './use-dashboard.ts';
import { doneSteps, progressOf } from './set-up.ts';

/** What is set up and what is still to do; null while it is not known. */
export function useSetUp({ data }: Dashboard['setUp']) {
  const { data: user } = useQuery(userQuery);
  const missing = useMissingInfo();
  if (!data || !user) return null;
  const done = doneSteps({ user, isBillingComplete: missing === null, ...data });
  return { done, missing, ...progressOf(done) };
}
export type SetUp = NonNullable<ReturnType<typeof useSetUp>>;
