import { ApiError } from '#api/api-error.ts';
import { keepPreviousData, type Query } from '@tanstack/react-query';

const isOutage = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Others decide too; in an outage nobody has to press Refresh. */
export const listRefetchInterval = ({ state: { error } }: Pick<Query, 'state'>) =>
  isOutage(error) ? 5_000 : 60_000;

/** Of every list of the operators' pages. */
export const listOptions = {
  placeholderData: keepPreviousData,
  refetchInterval: listRefetchInterval,
} as const;
