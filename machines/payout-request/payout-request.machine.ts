import { assign, setup } from 'xstate';
import type { Balance } from '#contract/payments.ts';
import { chartTypes, effect, sideEffect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

/** What a payout is of. */
export type Payout = Pick<Balance, 'currency'> & { amount: number };

type Refusal = { refusal: Balance['refusals'][number] | null };

/** All that is available, and the first reason of the balance against requesting it. */
export type PayoutQuestion = Payout & Refusal & { isShadowed: boolean };

type PayoutRequestContext = { asked: Payout | null; failure: Failure | null };

type PayoutRequestEvent =
  | ({ type: 'payout.ask' } & PayoutQuestion)
  | { type: 'payout.confirm' }
  | { type: 'payout.abandon' };

const calls = { request: effect<Payout>('request') };
const sideEffects = { tellRequested: sideEffect<Payout>('tellRequested') };

export type PayoutRequestEffects = { actors: typeof calls; actions: typeof sideEffects };

type Asked = { event: PayoutQuestion };
const refusalOf = ({ event: { refusal } }: Asked): Refusal => ({ refusal });
const payoutOf = ({ event: { amount, currency } }: Asked): Payout => ({ amount, currency });

const payoutRequestSetup = setup({
  types: chartTypes<{
    context: PayoutRequestContext;
    events: PayoutRequestEvent;
    tags: 'asking' | 'busy';
  }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    remember: assign((_, asked: Payout) => ({ asked, failure: null })),
    forgetFailure: assign({ failure: null }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
  guards: {
    isActedFor: (_, { isShadowed }: { isShadowed: boolean }) => isShadowed,
    isAutomatic: (_, { refusal }: Refusal) => refusal === 'PAYOUT_AUTOMATIC',
    isPayoutUnderWay: (_, { refusal }: Refusal) => refusal === 'PAYOUT_OPEN',
    isBillingIncomplete: (_, { refusal }: Refusal) => refusal === 'PAYOUT_BILLING_INCOMPLETE',
    isNothingAvailable: (_, { refusal }: Refusal) => refusal === 'PAYOUT_NOTHING_AVAILABLE',
    isBelowMinimum: (_, { refusal }: Refusal) => refusal === 'PAYOUT_BELOW_MINIMUM',
  },
});

const spec = ['O12'] as const;
const meta = { spec };
const ask = [
  {
    guard: { type: 'isActedFor', params: ({ event: { isShadowed } }: Asked) => ({ isShadowed }) },
    description: 'An operator requests nothing for a publisher.',
    meta,
  },
  {
    guard: { type: 'isAutomatic', params: refusalOf },
    description: 'The terms of payment pay without a request.',
    meta,
  },
  {
    guard: { type: 'isPayoutUnderWay', params: refusalOf },
    description: 'One payout at a time.',
    meta,
  },
  {
    guard: { type: 'isBillingIncomplete', params: refusalOf },
    description: 'It is not known yet which account is paid.',
    meta,
  },
  {
    guard: { type: 'isNothingAvailable', params: refusalOf },
    description: 'What was earned is pending, on hold or paid.',
    meta,
  },
  {
    guard: { type: 'isBelowMinimum', params: refusalOf },
    description: 'The billing details have a minimum.',
    meta,
  },
  {
    target: 'confirming',
    actions: { type: 'remember', params: payoutOf },
    meta,
  },
] as const;

export const payoutRequestMachine = payoutRequestSetup.createMachine({
  id: 'payoutRequest',
  description: 'Requests a payout of all that is available, once, after a confirmation.',
  context: { asked: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The balance is on screen, with every reason against a payout.',
      meta: { spec, screen: 'payout-idle' },
      on: { 'payout.ask': ask },
    },
    confirming: {
      description: 'The dialog names the amount, the account and the day.',
      meta: { spec, screen: 'payout-confirming' },
      tags: ['asking'],
      on: {
        'payout.confirm': { target: 'requesting', meta },
        'payout.abandon': { target: 'idle', meta },
      },
    },
    requesting: {
      description: 'It is requested, once.',
      meta: { spec, screen: 'payout-requesting' },
      tags: ['asking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'request',
        src: 'request',
        onDone: {
          target: 'requested',
          actions: { type: 'tellRequested', params: ({ event }) => event.output },
          meta,
        },
        onError: {
          target: 'refused',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
          meta: { spec: ['O12', 'E2'] },
        },
      },
    },
    refused: {
      description: 'The dialog stays and says why; trying again requests no second one.',
      meta: { spec: ['O12', 'E2'], screen: 'payout-refused' },
      tags: ['asking'],
      on: {
        'payout.confirm': { target: 'requesting', meta },
        'payout.abandon': { target: 'idle', actions: 'forgetFailure', meta },
      },
    },
    requested: {
      description: 'The payout is listed; once it was decided, another one can be requested.',
      meta: { spec, screen: 'payout-requested' },
      on: { 'payout.ask': ask },
    },
  },
});
