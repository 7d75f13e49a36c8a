import { answered } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import { payments } from '#contract/payments.ts';
import { messagesAbout } from '#i18n/error-messages.ts';
import {
  payoutRequestMachine,
  type Payout,
  type PayoutQuestion,
  type PayoutRequestEffects,
} from '#machines/payout-request/payout-request.machine.ts';
import type { Failure } from '#machines/lib/failure.ts';
import { useChart } from '#statecharts/use-chart.ts';
import { msg } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { usePortal } from './portal-context.tsx';
import { whyNot } from './why-not.ts';

type Surroundings = {
  client: Client;
  reload: () => Promise<unknown>;
  onRequested: (payout: Payout) => void;
};

// The network may have made it: a repeated request has the same key.
const isUncertain = ({ status, code }: Failure) => code !== 'OFFLINE' && (status === 0 || status >= 500);
const once = msg`It is not certain whether your request arrived. You can press again: it is paid only once.`;

const messagesOfRequest = (failure: Failure | null) =>
  failure && isUncertain(failure) ? [...messagesAbout(failure), once] : messagesAbout(failure);

export const payoutRequestEffects = ({ client, reload, onRequested }: Surroundings) =>
  ({
    actors: {
      request: fromPromise(async () => {
        const { amount, currency } = answered(
          await client(payments.request).catch((error: unknown) => {
            // The balance on screen is an old one, or the answer to a success was lost.
            void reload();
            throw error;
          }),
        );
        await reload();
        return { amount, currency };
      }),
    },
    actions: { tellRequested: (_, payout) => onRequested(payout) },
  }) satisfies PayoutRequestEffects;

/**
 * Requests a payout after a confirmation (O12): `asked` is what its open dialog is about, or null; show `messages` in
 * it when it was refused. `whyNotAsk` says why `ask` would do nothing, or null. `onRequested` stays that of the first
 * render.
 */
export function usePayoutRequest({ onRequested }: Pick<Surroundings, 'onRequested'>) {
  const { client, data } = usePortal();
  const { actor, snapshot } = useChart(() =>
    payoutRequestMachine.provide(
      payoutRequestEffects({
        client,
        reload: () => data.queryClient().invalidateQueries({ queryKey: [payments.balance.resource] }),
        onRequested,
      }),
    ),
  );
  const { asked, failure } = snapshot.context;
  return {
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    asked,
    messages: messagesOfRequest(failure),
    ask: (question: PayoutQuestion) => actor.send({ type: 'payout.ask', ...question }),
    whyNotAsk: (question: PayoutQuestion) =>
      whyNot(payoutRequestMachine, snapshot, { type: 'payout.ask', ...question }),
    confirm: () => actor.send({ type: 'payout.confirm' }),
    abandon: () => actor.send({ type: 'payout.abandon' }),
  };
}
