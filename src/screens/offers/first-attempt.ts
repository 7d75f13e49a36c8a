import type { UseQueryResult } from '@tanstack/react-query';

/** Whether something may still come soon, so that its place is kept; what has failed once is not waited for again. */
export const isFirstAttempt = ({
  isPending,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'failureCount'>): boolean => isPending && failureCount === 0;
