import { useSelector } from '@xstate/react';
import { trayOf } from './notice-tray.ts';
import { usePortal } from './portal-context.tsx';

/** The notices of this session, the newest first, and how many of them nobody has seen (O13). */
export function useNoticeTray() {
  const { chart, carryOut } = trayOf(usePortal());
  const snapshot = useSelector(chart, (now) => now);
  return {
    ...snapshot.context,
    isOpen: snapshot.hasTag('open'),
    show: (isOpen: boolean) => chart.send({ type: isOpen ? 'tray.open' : 'tray.close' }),
    /** Does what a notice offers, by the id of its action. */
    carryOut,
  };
}
