import { unreadIn } from '#machines/notification-centre/listed-toasts.ts';
import {
  notificationCentreMachine,
  type NotificationCentreEffects,
} from '#machines/notification-centre/notification-centre.machine.ts';
import { useSelector } from '@xstate/react';
import { fromCallback } from 'xstate';
import type { Portal } from './create-portal.ts';
import { notificationsOf } from './kept-notifications.ts';
import { laterChart } from './later-chart.ts';
import { perPortal } from './per-portal.ts';
import { usePortal } from './portal-context.tsx';

// A list is shared once its user is loaded, until the session ends: a number that no user has is never asked for.
const nobody = 0;

const effectsOf = ({ data }: Portal) => {
  const kept = () => notificationsOf(data.user()?.id ?? nobody);
  return {
    actors: {
      followTabs: fromCallback(({ sendBack }) => {
        const { read, follow, forget } = kept();
        const give = (notifications: ReturnType<typeof read>) =>
          sendBack({ type: 'notifications.shared', notifications });
        const leave = follow(give);
        give(read());
        return () => {
          leave();
          forget();
        };
      }),
    },
    actions: { keep: (_, { notifications }) => kept().write(notifications) },
  } satisfies NotificationCentreEffects;
};

const centreOf = laterChart('notificationCentre', (portal) =>
  notificationCentreMachine.provide(effectsOf(portal)),
);

/** The running chart (O13), and the actions of its toasts by their ids: registered with `offer`, carried out, or expired. */
export const notificationCentreOf = perPortal((portal) => {
  const chart = centreOf(portal);
  const { data } = portal;
  const offers = new Map<string, () => void>();

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

/** The toasts of this session, the newest first, and how many nobody has seen (O13). */
export function useNotificationCentre() {
  const { chart, carryOut } = notificationCentreOf(usePortal());
  const snapshot = useSelector(chart, (now) => now);
  const { notifications } = snapshot.context;
  return {
    notifications,
    unread: unreadIn(notifications),
    isOpen: snapshot.hasTag('open'),
    show: (isOpen: boolean) => chart.send({ type: isOpen ? 'centre.open' : 'centre.close' }),
    carryOut,
  };
}
