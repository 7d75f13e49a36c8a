import { useSelector } from '@xstate/react';
import { deploymentOf } from './deployment.ts';
import { usePortal } from './portal-context.tsx';

/** Whether the portal has a new version, or a part of the one in this tab is lost (E12). */
export function useDeployment() {
  const chart = deploymentOf(usePortal());
  const snapshot = useSelector(chart, (now) => now);
  return {
    isOutdated: snapshot.hasTag('outdated'),
    isPartLost: snapshot.hasTag('lost'),
    postpone: () => chart.send({ type: 'offer.postpone' }),
  };
}
