import type { Client } from '#api/client.ts';
import { profileCalls } from '#contract/profile.ts';
import type { CurrencyChangeEffects } from '#machines/currency-change/currency-change.machine.ts';
import { notify } from '#ui/notify.ts';
import { fromPromise } from 'xstate';

type Surroundings = { client: Client; reloadUser: () => void };

/** What the chart of the currency has done: the change, the user anew, the word that it is saved (O12, E10). */
export const currencyChangeEffects = ({ client, reloadUser }: Surroundings) =>
  ({
    actors: {
      saveCurrency: fromPromise(async ({ input: { currency } }) => {
        if (currency !== null) await client(profileCalls.update, { body: { currency } });
      }),
    },
    actions: { reloadUser, tellSaved: () => notify({ type: 'saveSuccess' }) },
  }) satisfies CurrencyChangeEffects;
