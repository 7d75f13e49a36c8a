import type { Currency } from '#contract/values.ts';
import { messagesOf } from '#i18n/error-messages.ts';
import {
  currencyChangeMachine,
  type CurrencyFacts,
} from '#machines/currency-change/currency-change.machine.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { currencyChangeEffects } from './effects/currency-change.ts';
import { usePortal } from './portal-context.tsx';

/**
 * The one change of a profile's currency (O12); use it once the profile is there. Its question is on screen while
 * `confirming`, `saving` or `refused`; `changed` is final, and so is `changedElsewhere`, which says why in `messages`.
 */
export function useCurrencyChange(profile: CurrencyFacts) {
  const { client, session, trail } = usePortal();
  const [machine] = useState(() =>
    currencyChangeMachine.provide(
      currencyChangeEffects({ client, reloadUser: () => session.send({ type: 'user.reload' }) }),
    ),
  );
  const actor = useActorRef(machine, { input: profile, inspect: trail.inspect });
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  return {
    // Between two events the chart is never still deciding.
    state: value === 'deciding' ? 'changeable' : value,
    currency: context.currency,
    chosen: context.chosen,
    messages: context.failure ? messagesOf(context.failure) : [],
    choose: (currency: Currency) => actor.send({ type: 'currency.choose', currency }),
    confirm: () => actor.send({ type: 'currency.confirm' }),
    abandon: () => actor.send({ type: 'currency.abandon' }),
  } as const;
}
