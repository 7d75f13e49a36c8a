import type { Page as PageOf } from '#contract/endpoint.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type WholeListProps<Row> = {
  query: UseQueryResult<PageOf<Row>>;
  /** What will stand here, or why there is nothing. */
  none: ReactNode;
  /** While they load, where something is known of them. */
  places?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

const usualPlaces = <Skeleton width="100%" height={160} />;

/** Rows that are shown all at once: loading, failed, none, or as they are (L1, L2). */
export function WholeList<Row>({ query, none, places = usualPlaces, children }: WholeListProps<Row>) {
  const { data, error, isFetching, refetch } = query;
  if (data) return data.data.length > 0 ? children(data.data) : <EmptyState text={none} />;
  return error ? <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} /> : places;
}
