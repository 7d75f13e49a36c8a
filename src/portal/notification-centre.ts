import { notificationCentreMachine } from '#machines/notification-centre/notification-centre.machine.ts';
import { useSelector } from '@xstate/react';
import type { Portal } from './create-portal.ts';
import { forgetNotifications } from './forget-notifications.ts';
import { notificationsOf } from './kept-notifications.ts';
import { laterChart } from './later-chart.ts';
import { perPortal } from './per-portal.ts';
import { usePortal } from './portal-context.tsx';

const centreOf = laterChart('notificationCentre', () => notificationCentreMachine);

/** Keeps what the chart lists over a reload of the page, until the session ends. */
function keepOverReload(chart: ReturnType<typeof centreOf>, data: Portal['data']) {
  let kept: ReturnType<typeof notificationsOf> | null = null;
  function follow(snapshot: ReturnType<typeof chart.getSnapshot>) {
    const { notifications, unread } = snapshot.context;
    const user = data.user();
    if (snapshot.matches('off')) {
      if (kept) forgetNotifications();
      kept = null;
    } else if (kept) kept.write({ toasts: notifications, unread });
    else if (user) {
      kept = notificationsOf(user);
      chart.send({ type: 'notifications.restored', ...kept.read() });
    }
  }
  chart.subscribe(follow);
  follow(chart.getSnapshot());
}

/** The running chart (O13), and the actions of its toasts by their ids: registered with `offer`, carried out, or expired. */
export const notificationCentreOf = perPortal((portal) => {
  const chart = centreOf(portal);
  const { data } = portal;
  const offers = new Map<string, () => void>();
  keepOverReload(chart, data);

  function expire(id: string) {
    offers.delete(id);
    chart.send({ type: 'action.expired', id });
  }

  /** Refetches what failed to load, at the start for instance (S7). */
  async function refresh() {
    const failed = { predicate: ({ state }: { state: { status: string } }) => state.status === 'error' };
    const queryClient = data.queryClient();
    await queryClient.refetchQueries(failed);
    if (queryClient.getQueryCache().findAll(failed).length === 0) {
      chart.send({ type: 'action.expired', id: 'failed-queries' });
    }
  }

  return {
    chart,
    expire,
    offer: (id: string, carryOut: () => void) => void offers.set(id, carryOut),
    carryOut: (id: string) => (id === 'failed-queries' ? void refresh() : offers.get(id)?.()),
  };
});

/** The toasts of this session, the newest first, and how many are unread (O13). */
export function useNotificationCentre() {
  const { chart, carryOut } = notificationCentreOf(usePortal());
  const snapshot = useSelector(chart, (now) => now);
  return {
    ...snapshot.context,
    isOpen: snapshot.hasTag('open'),
    show: (isOpen: boolean) => chart.send({ type: isOpen ? 'centre.open' : 'centre.close' }),
    carryOut,
  };
}
