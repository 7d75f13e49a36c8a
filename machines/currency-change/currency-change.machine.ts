import { assign, setup } from 'xstate';
import type { Currency, Received } from '#contract/values.ts';
import { chartTypes, effect, outputAs, sideEffect } from '../lib/effect.ts';
import { failed, failureOf, success, type Failure, type Outcome } from '../lib/failure.ts';

export type CurrencyInput = { currency: Received<Currency>; isChanged: boolean };

type CurrencyContext = CurrencyInput & { chosen: Currency | null; failure: Failure | null };

type CurrencyEvent =
  | { type: 'currency.choose'; currency: Currency }
  | { type: 'currency.confirm' }
  | { type: 'currency.abandon' };

const calls = { saveCurrency: effect<void, { currency: Currency | null }>('saveCurrency') };
const sideEffects = { reloadUser: sideEffect('reloadUser'), tellSaved: sideEffect('tellSaved') };

export type CurrencyChangeEffects = { actors: typeof calls; actions: typeof sideEffects };

// The network refuses a second change.
const alreadyChanged = 'CURRENCY_ALREADY_CHANGED';
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const choiceOf = ({ event }: { event: { currency: Currency } }) => ({ currency: event.currency });

const currencyChangeSetup = setup({
  types: chartTypes<{
    input: CurrencyInput;
    context: CurrencyContext;
    events: CurrencyEvent;
    output: Outcome;
    tags: 'busy' | 'asking';
  }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    rememberChoice: assign((_, { currency }: { currency: Currency }) => ({ chosen: currency })),
    forgetChoice: assign({ chosen: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    adoptChoice: assign({
      currency: ({ context }) => context.chosen ?? context.currency,
      isChanged: true,
    }),
  },
  guards: {
    isChanged: ({ context }) => context.isChanged,
    isAnotherCurrency: ({ context }, { currency }: { currency: Currency }) => currency !== context.currency,
    isSpentElsewhere: (_, { error }: { error: unknown }) => failureOf(error).code === alreadyChanged,
  },
});

export const currencyChangeMachine = currencyChangeSetup.createMachine({
  id: 'currencyChange',
  description: 'The currency of a profile can be changed once, after a confirmation.',
  context: ({ input }) => ({ ...input, chosen: null, failure: null }),
  output: outputAs<Outcome>(),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The profile says whether the one change is spent.',
      meta: { spec: ['O12'] },
      always: [
        { guard: 'isChanged', target: 'changed', meta: { spec: ['O12'] } },
        { target: 'changeable', meta: { spec: ['O12'] } },
      ],
    },
    changeable: {
      description: 'Another currency can be chosen; choosing alone changes nothing.',
      meta: { spec: ['O12', 'L6'], screen: 'currency-changeable' },
      on: {
        'currency.choose': {
          guard: { type: 'isAnotherCurrency', params: choiceOf },
          target: 'confirming',
          actions: { type: 'rememberChoice', params: choiceOf },
          meta: { spec: ['O12'] },
        },
      },
    },
    confirming: {
      description:
        'The question shows the rate and the amounts before and after, and that it cannot be undone.',
      meta: { spec: ['O12'], screen: 'currency-confirming' },
      tags: ['asking'],
      on: {
        'currency.choose': {
          guard: { type: 'isAnotherCurrency', params: choiceOf },
          actions: { type: 'rememberChoice', params: choiceOf },
          meta: { spec: ['O12'] },
        },
        'currency.confirm': { target: 'saving', meta: { spec: ['O12'] } },
        'currency.abandon': { target: 'changeable', actions: 'forgetChoice', meta: { spec: ['O12'] } },
      },
    },
    saving: {
      description: 'The change is sent, once.',
      meta: { spec: ['O12'], screen: 'currency-saving' },
      tags: ['asking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'saveCurrency',
        src: 'saveCurrency',
        input: ({ context }) => ({ currency: context.chosen }),
        onDone: {
          target: 'changed',
          actions: ['adoptChoice', 'reloadUser', 'tellSaved'],
          meta: { spec: ['O12', 'E10'] },
        },
        onError: [
          {
            guard: { type: 'isSpentElsewhere', params: errorOf },
            target: 'changedElsewhere',
            description: 'The one change was made in another tab or by another user.',
            actions: [{ type: 'recordFailure', params: errorOf }, 'reloadUser'],
            meta: { spec: ['O12'] },
          },
          {
            target: 'refused',
            actions: { type: 'recordFailure', params: errorOf },
            meta: { spec: ['O12'] },
          },
        ],
      },
    },
    refused: {
      description: 'Nothing was changed: the dialog stays and says why.',
      meta: { spec: ['O12'], screen: 'currency-refused' },
      tags: ['asking'],
      on: {
        'currency.confirm': { target: 'saving', meta: { spec: ['O12'] } },
        'currency.abandon': { target: 'changeable', actions: 'forgetChoice', meta: { spec: ['O12'] } },
      },
    },
    changed: {
      type: 'final',
      output: success,
      description: 'The one change is spent.',
      meta: { spec: ['O12'], screen: 'currency-changed' },
    },
    changedElsewhere: {
      type: 'final',
      output: failed,
      description: 'Another user spent the one change: says so.',
      meta: { spec: ['O12'], screen: 'currency-changed-elsewhere' },
    },
  },
});
