import type { UseQueryResult } from '@tanstack/react-query';

/** Whether the first attempt is still running; what failed once gets no placeholder. */
export const isFirstAttempt = ({
  isPending,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'failureCount'>): boolean => isPending && failureCount === 0;

/** Whether an answer may still come, be it to another attempt. */
export const isUnanswered = ({ isPending }: Pick<UseQueryResult, 'isPending'>): boolean => isPending;
