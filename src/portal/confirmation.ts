import { throwPartFailed } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import { confirmation } from '#contract/confirmation.ts';
import {
  confirmationMachine,
  type ConfirmationEffects,
  type IdentityProof,
} from '#machines/confirmation/confirmation.machine.ts';
import { useSelector } from '@xstate/react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import type { Portal } from './create-portal.ts';
import { laterChart } from './later-chart.ts';
import { perPortal } from './per-portal.ts';

async function byPasskey(client: Client) {
  const { proveByPasskey } = await import('./passkey.ts').catch(throwPartFailed);
  return proveByPasskey(client);
}

type Answered = (isConfirmed: boolean) => void;

export const confirmationEffects = (client: Client, answer: Answered) =>
  ({
    actors: {
      confirm: fromPromise(async ({ input: proof }) => {
        const body = proof === 'passkey' ? await byPasskey(client) : proof;
        await client(confirmation.confirm, { body });
      }),
    },
    actions: { answer: (_, { isConfirmed }) => answer(isConfirmed) },
  }) satisfies ConfirmationEffects;

/** The calls that wait for an answer. */
export const createWaiting = () => {
  const waiting = new Set<Answered>();
  return {
    wait: () => new Promise<boolean>((resolve) => waiting.add(resolve)),
    answer: (isConfirmed: boolean) => {
      for (const resolve of waiting) resolve(isConfirmed);
      waiting.clear();
    },
  };
};

const waitingOf = perPortal(createWaiting);

const chartOf = laterChart('confirmation', (portal) =>
  confirmationMachine.provide(confirmationEffects(portal.client, waitingOf(portal).answer)),
);

/** `ask` resolves with whether the user has confirmed, for all calls that wait. */
export const confirmationBy = (
  chart: ActorRefFrom<typeof confirmationMachine>,
  waiting: ReturnType<typeof createWaiting>,
) => ({
  chart,
  abandon: () => chart.send({ type: 'confirmation.abandon' }),
  ask: () => {
    const answer = waiting.wait();
    chart.send({ type: 'confirmation.ask' });
    return answer;
  },
});
export type Confirmation = ReturnType<typeof confirmationBy>;

/** Starts the chart. */
export const startConfirmation = (portal: Portal): Confirmation =>
  confirmationBy(chartOf(portal), waitingOf(portal));

export function useConfirmation({ chart, abandon }: Confirmation) {
  const snapshot = useSelector(chart, (now) => now);
  return {
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    failure: snapshot.context.failure,
    confirm: (proof: IdentityProof) => chart.send({ type: 'confirmation.confirm', proof }),
    abandon,
  };
}
