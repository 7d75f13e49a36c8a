import type { Client } from '#api/client.ts';
import { confirmation } from '#contract/confirmation.ts';
import {
  confirmationMachine,
  type ConfirmationEffects,
} from '#machines/confirmation/confirmation.machine.ts';
import { useSelector } from '@xstate/react';
import { createActor, fromPromise } from 'xstate';
import type { Portal } from './create-portal.ts';
import { onSessionEnd } from './per-portal.ts';

export const confirmationEffects = (client: Client) =>
  ({
    actors: {
      confirm: fromPromise(async ({ input: { password } }) => {
        await client(confirmation.confirm, { body: { password } });
      }),
    },
  }) satisfies ConfirmationEffects;

/** Starts the chart; `ask` resolves with whether the user has confirmed, for all calls that wait. */
export function startConfirmation(portal: Portal) {
  const { client, eventLog, navigation } = portal;
  const chart = createActor(confirmationMachine.provide(confirmationEffects(client)), {
    inspect: eventLog.inspect,
  }).start();
  const abandon = () => chart.send({ type: 'confirmation.abandon' });
  onSessionEnd(portal, () => chart.send({ type: 'session.ended' }));
  navigation.on('screen.left', abandon);
  return {
    chart,
    abandon,
    ask: () =>
      new Promise<boolean>((resolve) => {
        const settle = (isConfirmed: boolean) => {
          confirmed.unsubscribe();
          abandoned.unsubscribe();
          resolve(isConfirmed);
        };
        const confirmed = chart.on('confirmation.confirmed', () => settle(true));
        const abandoned = chart.on('confirmation.abandoned', () => settle(false));
        chart.send({ type: 'confirmation.ask' });
      }),
  };
}
export type Confirmation = ReturnType<typeof startConfirmation>;

export function useConfirmation({ chart, abandon }: Confirmation) {
  const snapshot = useSelector(chart, (now) => now);
  return {
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    failure: snapshot.context.failure,
    confirm: (password: string) => chart.send({ type: 'confirmation.confirm', password }),
    abandon,
  };
}
