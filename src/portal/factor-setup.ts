import { messagesAbout } from '#i18n/error-messages.ts';
import { useChart } from '#statecharts/use-chart.ts';
import { ApiError, answered, throwPartFailed } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import { secondFactor } from '#contract/second-factor.ts';
import {
  factorSetupMachine,
  type Factor,
  type FactorSetupEffects,
} from '#machines/factor-setup/factor-setup.machine.ts';
import { useState } from 'react';
import { fromPromise } from 'xstate';

type Secret = { secret: string; uri: string };
type Surroundings = {
  client: Client;
  showSecret: (secret: Secret | null) => void;
  showCodes: (codes: readonly string[] | null) => void;
  reload: () => void;
};

/** Secret and codes go past the chart, straight to the screen (S1). */
export const factorSetupEffects = ({ client, showSecret, showCodes, reload }: Surroundings) => {
  const shown = ({ recovery_codes: codes }: { recovery_codes: readonly string[] | null }) => {
    showCodes(codes);
    return { hasCodes: codes !== null };
  };
  // Another tab has changed what is listed, unless a code was wrong.
  const listing = async <Answer>(call: Promise<Answer>) => {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'INVALID_SECOND_FACTOR')) reload();
      throw error;
    }
  };
  return {
    actors: {
      startTotp: fromPromise(async () => showSecret(answered(await listing(client(secondFactor.startTotp))))),
      activateTotp: fromPromise(async ({ input: { code } }) =>
        shown(answered(await listing(client(secondFactor.activateTotp, { body: { code } })))),
      ),
      addPasskey: fromPromise(async ({ input: { name } }) => {
        const { addPasskey } = await import('./passkey.ts').catch(throwPartFailed);
        return shown(await addPasskey(client, name));
      }),
      renewCodes: fromPromise(async () => {
        shown(answered(await listing(client(secondFactor.renewCodes))));
      }),
      removeFactor: fromPromise(async ({ input: { factor } }) => {
        const id = factor?.type === 'passkey' ? factor.id : null;
        await listing(
          id === null
            ? client(secondFactor.removeTotp)
            : client(secondFactor.removePasskey, { params: { id } }),
        );
      }),
    },
    actions: { reload, forgetSecret: () => showSecret(null), forgetCodes: () => showCodes(null) },
  } satisfies FactorSetupEffects;
};

/** Adding and removing second factors; `secret` and `codes` are there while they are shown, for the only time. */
export function useFactorSetup(client: Client, reload: () => void) {
  const [secret, showSecret] = useState<Secret | null>(null);
  const [codes, showCodes] = useState<readonly string[] | null>(null);
  const { actor, snapshot } = useChart(() =>
    factorSetupMachine.provide(factorSetupEffects({ client, showSecret, showCodes, reload })),
  );
  const { value, context } = snapshot;
  return {
    state: value,
    is: (tag: 'app' | 'passkey' | 'renewing' | 'removing') => snapshot.hasTag(tag),
    isBusy: snapshot.hasTag('busy'),
    factor: context.factor,
    failure: context.failure,
    messages: messagesAbout(context.failure),
    secret,
    codes,
    setApp: () => actor.send({ type: 'app.set' }),
    activate: (code: string) => actor.send({ type: 'app.activate', code }),
    askPasskey: () => actor.send({ type: 'passkey.ask' }),
    addPasskey: (name: string) => actor.send({ type: 'passkey.add', name }),
    renew: () => actor.send({ type: 'codes.renew' }),
    keepCodes: () => actor.send({ type: 'codes.keep' }),
    remove: (factor: Factor) => actor.send({ type: 'factor.remove', factor }),
    confirm: () => actor.send({ type: 'setup.confirm' }),
    abandon: () => actor.send({ type: 'setup.abandon' }),
  };
}
export type FactorSetup = ReturnType<typeof useFactorSetup>;
