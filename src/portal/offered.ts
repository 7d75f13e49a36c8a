import { isNotOffered } from '#api/not-offered.ts';
import { notifyManager, type Query } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { perPortal } from './per-portal.ts';
import { useConfiguration, usePortal } from './portal-context.tsx';

/** By part: the entry of the configuration that promises it, and the calls without which there is none of it. */
const parts = {
  payments: { entry: 'hasPayments', calls: ['payments.balance', 'payments.list'] },
  inquiries: { entry: 'hasInquiries', calls: ['inquiries.list', 'inquiries.unread'] },
  conversions: { entry: 'hasTrafficLog', calls: ['trafficLog.conversions'] },
  rejected: { entry: 'hasTrafficLog', calls: ['trafficLog.rejected'] },
  reasons: { entry: 'hasTrafficLog', calls: ['trafficLog.reasons'] },
  clicks: { entry: 'hasTrafficLog', calls: ['trafficLog.clicks'] },
} as const;
export type Part = keyof typeof parts;

const known: ReadonlySet<string> = new Set(Object.values(parts).flatMap(({ calls }) => calls));
// A reload does not bring back what leads nowhere.
const storageKey = 'refused-calls';

const refusedOf = perPortal(({ data }) => {
  const cache = data.queryClient().getQueryCache();
  const refused = new Set((sessionStorage.getItem(storageKey) ?? '').split(' '));
  const note = ({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>) => {
    const call = `${String(queryKey[0])}.${String(queryKey[1])}`;
    if (!known.has(call) || refused.has(call) || !isNotOffered(state.error)) return;
    refused.add(call);
    sessionStorage.setItem(storageKey, [...refused].join(' '));
  };
  for (const query of cache.getAll()) note(query);
  cache.subscribe(({ query }) => note(query));
  return {
    has: (part: Part): boolean => parts[part].calls.some((call) => refused.has(call)),
    subscribe: (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
  };
});

/** Whether the network has a part that the specification does not show: it says so, and refuses none of its calls. */
export function useOffered(part: Part): boolean {
  const { has, subscribe } = refusedOf(usePortal());
  const isRefused = useSyncExternalStore(subscribe, () => has(part));
  return useConfiguration().general[parts[part].entry] && !isRefused;
}
