import type { ApiError } from '#api/api-error.ts';
import type { UseQueryResult } from '@tanstack/react-query';

export type Part<Data> = {
  /** Null while there is nothing to show. */
  data: Data | null;
  /** Nothing to show: loading failed. */
  isFailed: boolean;
  /** The first failure; null without a connection. */
  failure: ApiError | null;
  /** Shows old data: the refresh failed. */
  isStale: boolean;
  isOffline: boolean;
  isBusy: boolean;
  /** A minute or more older than the newest part of the page. */
  isOlder: boolean;
  /** When its oldest answer arrived, in milliseconds. */
  loadedAt: number;
  refresh: () => void;
};

type Source = Pick<
  UseQueryResult,
  'error' | 'isError' | 'isFetching' | 'fetchStatus' | 'dataUpdatedAt' | 'refetch'
>;

export function partOf<Data>(
  sources: readonly Source[],
  data: Data | null,
  lasting: readonly Source[] = [],
): Part<Data> {
  const all = [...sources, ...lasting];
  const isOffline = all.some(({ fetchStatus }) => fetchStatus === 'paused');
  const isWithoutAnswer = isOffline || all.some(({ isError }) => isError);
  return {
    data,
    isFailed: data === null && isWithoutAnswer,
    failure: all.find(({ error }) => error)?.error ?? null,
    isStale: data !== null && isWithoutAnswer,
    isOffline,
    isBusy: all.some(({ isFetching }) => isFetching),
    isOlder: false,
    loadedAt: data === null ? 0 : Math.min(...sources.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refresh: () => {
      const missing = lasting.filter(({ isError }) => isError);
      for (const { refetch } of [...sources, ...missing]) void refetch();
    },
  };
}

const minute = 60_000;

export function sideBySide<Parts extends Record<string, Part<unknown>>>(
  parts: Parts,
): { parts: Parts; loadedAt: number } {
  const loadedAt = Math.max(...Object.values(parts).map((part) => part.loadedAt));
  const marked = Object.entries(parts).map(([name, part]) => [
    name,
    { ...part, isOlder: part.data !== null && loadedAt - part.loadedAt >= minute },
  ]);
  // Names and kinds stay the same.
  return { parts: Object.fromEntries(marked) as Parts, loadedAt };
}

export const isSettled = (...parts: readonly Part<unknown>[]): boolean =>
  parts.every(({ data, isFailed }) => data !== null || isFailed);
