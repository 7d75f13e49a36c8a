import type { UseQueryResult } from '@tanstack/react-query';

/** What one card shows: it loads, fails, grows old and is refreshed on its own. */
export type Part<Data> = {
  /** Null while there is nothing to show. */
  data: Data | null;
  /** There is nothing, and asking for it failed. */
  isFailed: boolean;
  /** There is something, but newer could not be had. */
  isStale: boolean;
  isOffline: boolean;
  isBusy: boolean;
  /** When the oldest of it came, in milliseconds. */
  loadedAt: number;
  refresh: () => void;
};

type Source = Pick<UseQueryResult, 'isError' | 'isFetching' | 'fetchStatus' | 'dataUpdatedAt' | 'refetch'>;

/** One part out of the calls behind it, and of those that are asked once and never grow old. */
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
    isStale: data !== null && isWithoutAnswer,
    isOffline,
    isBusy: all.some(({ isFetching }) => isFetching),
    loadedAt: data === null ? 0 : Math.min(...sources.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refresh: () => {
      const missing = lasting.filter(({ isError }) => isError);
      for (const { refetch } of [...sources, ...missing]) void refetch();
    },
  };
}
