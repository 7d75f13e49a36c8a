import { noticeTrayMachine } from '#machines/notice-tray/notice-tray.machine.ts';
import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { perPortal } from './per-portal.ts';
import { usePortal } from './portal-context.tsx';

/**
 * The chart that keeps the notices of a session (O13). What notices offer is carried out here: `offer` says how, by the id
 * of the action, `lapse` that it can be done no longer.
 */
export const trayOf = perPortal(({ notices, session, data, eventLog }) => {
  const chart = createActor(noticeTrayMachine, { inspect: eventLog.inspect }).start();
  const offers = new Map<string, () => void>();

  function lapse(id: string) {
    offers.delete(id);
    chart.send({ type: 'action.lapsed', id });
  }

  /** What failed to load, at the start for instance, is asked for again (S7). */
  async function refresh() {
    const failed = { predicate: ({ state }: { state: { status: string } }) => state.status === 'error' };
    const queryClient = data.queryClient();
    await queryClient.refetchQueries(failed);
    if (queryClient.getQueryCache().findAll(failed).length === 0) {
      chart.send({ type: 'action.lapsed', id: 'failed-queries' });
    }
  }

  notices.hand((notice) => chart.send({ type: 'notice.told', notice }));
  for (const end of ['session.signedOut', 'session.expired'] as const) {
    session.on(end, () => chart.send({ type: 'session.ended' }));
  }
  return {
    chart,
    lapse,
    offer: (id: string, carryOut: () => void) => void offers.set(id, carryOut),
    carryOut: (id: string) => (id === 'failed-queries' ? void refresh() : offers.get(id)?.()),
  };
});

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
