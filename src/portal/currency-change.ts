import { messagesAbout } from '#i18n/error-messages.ts';
import { useChart } from '#statecharts/use-chart.ts';
import type { Client } from '#api/client.ts';
import { profileCalls } from '#contract/profile.ts';
import type { Currency } from '#contract/values.ts';
import {
  currencyChangeMachine,
  type CurrencyChangeEffects,
  type CurrencyInput,
} from '#machines/currency-change/currency-change.machine.ts';
import { notify } from '#ui/feedback/notify.ts';
import { fromPromise } from 'xstate';
import { usePortal } from './portal-context.tsx';

type Surroundings = { client: Client; reloadUser: () => void };

export const currencyChangeEffects = ({ client, reloadUser }: Surroundings) =>
  ({
    actors: {
      saveCurrency: fromPromise(async ({ input: { currency } }) => {
        if (currency !== null) await client(profileCalls.update, { body: { currency } });
      }),
    },
    actions: { reloadUser, tellSaved: () => notify({ type: 'saveSuccess' }) },
  }) satisfies CurrencyChangeEffects;

/**
 * The one change of a profile's currency (O12); use it once the profile has loaded. Its dialog is open while
 * `confirming`, `saving` or `refused`; `outcome` says how it ended, with an error when somebody else
 * was quicker.
 */
export function useCurrencyChange(profile: CurrencyInput) {
  const { client, session } = usePortal();
  const { actor, snapshot } = useChart(
    () =>
      currencyChangeMachine.provide(
        currencyChangeEffects({ client, reloadUser: () => session.send({ type: 'user.reload' }) }),
      ),
    { input: profile },
  );
  const { value, context } = snapshot;
  return {
    // `deciding` is left before the first render.
    state: value === 'deciding' ? 'changeable' : value,
    outcome: snapshot.output ?? null,
    currency: context.currency,
    chosen: context.chosen,
    messages: messagesAbout(context.failure),
    choose: (currency: Currency) => actor.send({ type: 'currency.choose', currency }),
    confirm: () => actor.send({ type: 'currency.confirm' }),
    abandon: () => actor.send({ type: 'currency.abandon' }),
  } as const;
}
