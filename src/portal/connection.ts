import { ApiError, unavailable } from '#api/api-error.ts';
import { firstConfig } from '#contract/first-calls.ts';
import { connectionMachine } from '#machines/connection/connection.machine.ts';
import type { ConnectionEffects } from '#machines/connection/connection.setup.ts';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { Portal } from './create-portal.ts';
import { laterChart } from './later-chart.ts';
import { perPortal } from './per-portal.ts';
import { usePortal } from './portal-context.tsx';

// A network that cannot save can still be read.
const isUnanswered = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'NETWORK_ERROR' || (error.status === unavailable && error.code !== 'STORAGE_UNAVAILABLE'));

// Any answer will do, an error too, but for one that says that the network cannot answer.
const effectsOf = ({ client, data, retryGate }: Portal) =>
  ({
    actors: {
      askNetwork: fromPromise(async () => {
        try {
          await client(firstConfig.get, {}, { ignoresUnauthorised: true });
        } catch (error) {
          if (isUnanswered(error)) throw error;
        }
      }),
    },
    actions: {
      retryFailedQueries: () => data.retryFailed(),
      answerRetries: (_, { isGranted }) => retryGate.answer(isGranted),
    },
  }) satisfies ConnectionEffects;

const chartOf = laterChart('connection', (portal) => connectionMachine.provide(effectsOf(portal)));

export const connectionOf = perPortal((portal) => {
  const { requestActivity, retryGate } = portal;
  const chart = chartOf(portal);
  retryGate.follow(chart);
  const lose = () => chart.send({ type: 'connection.lost', since: requestActivity.answeredAt() });

  requestActivity.subscribe({
    answered: () => {
      // Most answers change nothing and would only fill the event log.
      if (chart.getSnapshot().can({ type: 'call.answered' })) chart.send({ type: 'call.answered' });
    },
    failed: ({ error }) => {
      if (isUnanswered(error)) {
        chart.send({ type: 'call.unanswered', since: requestActivity.answeredAt() });
      }
    },
  });
  window.addEventListener('offline', lose);
  window.addEventListener('online', () => chart.send({ type: 'connection.returned' }));
  if (!navigator.onLine) lose();
  return chart;
});

/** `since` is when the network answered last, or null. */
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
