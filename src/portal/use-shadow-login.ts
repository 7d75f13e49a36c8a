import { useSelector } from '@xstate/react';
import { usePortal } from './portal-context.tsx';
import { shadowLoginOf } from './shadow-login.ts';

/** Whether an operator acts for a partner, and whether he only looks on (A7, M4). */
export function useShadowLogin() {
  const portal = usePortal();
  const { chart } = shadowLoginOf(portal);
  const snapshot = useSelector(chart, (now) => now);
  return {
    isShadowed: snapshot.hasTag('shadowed'),
    isObserving: !snapshot.hasTag('writable'),
    act: () => chart.send({ type: 'shadow.act' }),
    exit: () => portal.session.send({ type: 'session.signOut' }),
  };
}
