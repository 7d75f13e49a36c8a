import { useSelector } from '@xstate/react';
import { usePortal } from './portal-context.tsx';
import { shadowLoginOf } from './shadow-login.ts';

/** Whether an operator acts for a partner, or only looks on (A7, M4). */
export function useShadowLogin() {
  const portal = usePortal();
  const { chart } = shadowLoginOf(portal);
  const snapshot = useSelector(chart, (now) => now);
  return {
    /** It is not known yet who acts for whom. */
    isUnknown: snapshot.matches('unknown'),
    isShadowed: snapshot.hasTag('shadowed'),
    isObserving: snapshot.hasTag('observing'),
    act: () => chart.send({ type: 'shadow.act' }),
    exit: () => portal.navigation.send({ type: 'signOut.request' }),
  };
}
