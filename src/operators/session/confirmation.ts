import type { Client } from '#api/client.ts';
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { confirmationBy, confirmationEffects, createWaiting } from '#portal/confirmation.ts';
import { createActor, type ActorRefFrom } from 'xstate';

/** Asks who is there again, as the portal does, as long as somebody is signed in. */
export function startConfirmation(client: Client, session: ActorRefFrom<typeof sessionMachine>) {
  const waiting = createWaiting();
  const chart = createActor(confirmationMachine.provide(confirmationEffects(client, waiting.answer)));
  chart.start();
  session.subscribe((now) => {
    const hasUser = now.hasTag('signedIn') && now.hasTag('loaded');
    chart.send({ type: hasUser ? 'session.began' : 'session.ended' });
  });
  return confirmationBy(chart, waiting);
}
