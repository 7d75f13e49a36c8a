import { isNotOffered } from '#api/not-offered.ts';
import { useConfiguration } from '#portal/portal-context.tsx';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { logs, type Log } from './log-address.ts';

/** The logs that the network has: it says so in its configuration, and refuses none of their calls. */
export function useLogs(): readonly Log[] {
  const { hasTrafficLog } = useConfiguration().general;
  const cache = useQueryClient().getQueryCache();
  const isRefused = (log: Log) =>
    cache.findAll({ queryKey: ['trafficLog', log] }).some(({ state }) => isNotOffered(state.error));
  const offered = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]),
    () => logs.filter((log) => hasTrafficLog && !isRefused(log)).join(),
  );
  return useMemo(() => logs.filter((log) => offered.split(',').includes(log)), [offered]);
}
