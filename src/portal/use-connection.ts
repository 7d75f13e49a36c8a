import { useSelector } from '@xstate/react';
import { connectionOf } from './connection.ts';
import { usePortal } from './portal-context.tsx';

/** How the connection is; `since` is when the network answered last, or null. */
export function useConnection() {
  const chart = connectionOf(usePortal());
  const snapshot = useSelector(chart, (now) => now);
  return {
    isOffline: snapshot.hasTag('offline'),
    isUnreachable: snapshot.hasTag('unreachable'),
    isAsking: snapshot.hasTag('asking'),
    isRestored: snapshot.hasTag('restored'),
    since: snapshot.context.since === null ? null : new Date(snapshot.context.since),
    check: () => chart.send({ type: 'connection.check' }),
  };
}
