import { assign, setup } from 'xstate';
import type { Inquiry } from '#contract/inquiries.ts';
import { chartTypes, effect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

type Status = Pick<Inquiry, 'status'>;
export type Reply = { text: string; file: File | null };
type Shadow = { isShadowed: boolean };

type InquiryEvent =
  /** What the network says of it: at first, and whenever it was loaded again. */
  | ({ type: 'inquiry.shown' } & Status)
  | ({ type: 'reply.send' } & Reply & Shadow)
  | ({ type: 'withdrawal.ask' } & Shadow)
  | { type: 'withdrawal.confirm' }
  | { type: 'withdrawal.abandon' };

const calls = { reply: effect<Status, Reply>('reply'), withdraw: effect<Status>('withdraw') };

export type InquiryEffects = { actors: typeof calls };

const statusOf = ({ event: { status } }: { event: Status }): Status => ({ status });
const outputOf = ({ event }: { event: { output: Status } }): Status => event.output;
const shadowOf = ({ event: { isShadowed } }: { event: Shadow }): Shadow => ({ isShadowed });

const inquirySetup = setup({
  types: chartTypes<{
    context: { status: Inquiry['status'] | null; failure: Failure | null };
    events: InquiryEvent;
    tags: 'live' | 'asking' | 'busy';
  }>(),
  actors: calls,
  actions: {
    remember: assign((_, { status }: Status) => ({ status, failure: null })),
    forgetFailure: assign({ failure: null }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
  guards: {
    isOpen: ({ context }) => context.status === 'open',
    isAnswered: ({ context }) => context.status === 'answered' || context.status === 'asked',
    isGranted: ({ context }) => context.status === 'granted',
    isDeclined: ({ context }) => context.status === 'declined',
    isWrittenFor: (_, { isShadowed }: Shadow) => isShadowed,
  },
});

const spec = ['O12'] as const;
const meta = { spec };
const failed = { spec: ['O12', 'E2'] } as const;

const shown = {
  target: '#inquiry.judging',
  actions: { type: 'remember', params: statusOf },
  meta,
} as const;
const taken = {
  target: '#inquiry.judging',
  actions: { type: 'remember', params: outputOf },
  meta,
} as const;

const onlyThePublisher = {
  guard: { type: 'isWrittenFor', params: shadowOf },
  description: 'An operator writes nothing in the name of a publisher.',
  meta: { spec: ['S15'] },
} as const;
const live = {
  'inquiry.shown': shown,
  'reply.send': [onlyThePublisher, { target: '#inquiry.replying', meta }],
  'withdrawal.ask': [onlyThePublisher, { target: '#inquiry.asking', actions: 'forgetFailure', meta }],
} as const;

export const inquiryMachine = inquirySetup.createMachine({
  id: 'inquiry',
  description: 'The life of one inquiry as its publisher sees it: replies, withdrawal and decision.',
  context: { status: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'It is not known yet how it stands.',
      meta: { spec, screen: 'inquiry-loading' },
      on: { 'inquiry.shown': shown },
    },
    judging: {
      description: 'How it stands decides what can be done.',
      meta: { spec },
      always: [
        { guard: 'isOpen', target: 'open', meta },
        { guard: 'isAnswered', target: 'answered', meta },
        { guard: 'isGranted', target: 'granted', meta },
        { guard: 'isDeclined', target: 'declined', meta },
        { target: 'closed', meta },
      ],
    },
    open: {
      description: 'The network has to answer; more can be said meanwhile.',
      meta: { spec, screen: 'inquiry-open' },
      tags: ['live'],
      on: live,
    },
    answered: {
      description: 'The network has answered; a reply opens it again.',
      meta: { spec, screen: 'inquiry-answered' },
      tags: ['live'],
      on: live,
    },
    replying: {
      description: 'The reply is sent, once; what was typed stays.',
      meta: { spec, screen: 'inquiry-replying' },
      tags: ['live', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'reply',
        src: 'reply',
        input: ({ event }) => {
          const { text = '', file = null } = event.type === 'reply.send' ? event : {};
          return { text, file };
        },
        onDone: taken,
        onError: {
          target: 'refused',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
          meta: failed,
        },
      },
    },
    refused: {
      description: 'The reply was not taken: what was typed stays, with the reason.',
      meta: { ...failed, screen: 'inquiry-refused' },
      tags: ['live'],
      on: live,
    },
    asking: {
      description: 'The dialog asks whether to withdraw it; withdrawn ones cannot be opened again.',
      meta: { spec, screen: 'inquiry-asking' },
      tags: ['live', 'asking'],
      on: {
        'withdrawal.confirm': { target: 'withdrawing', meta },
        'withdrawal.abandon': { target: 'judging', actions: 'forgetFailure', meta },
      },
    },
    withdrawing: {
      description: 'It is withdrawn, once.',
      meta: { spec, screen: 'inquiry-withdrawing' },
      tags: ['live', 'asking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        onDone: taken,
        onError: {
          target: 'asking',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
          meta: failed,
        },
      },
    },
    granted: {
      description: 'The network has booked the conversion.',
      meta: { spec, screen: 'inquiry-granted' },
      on: { 'inquiry.shown': shown },
    },
    declined: {
      description: 'The network has said why not.',
      meta: { spec, screen: 'inquiry-declined' },
      on: { 'inquiry.shown': shown },
    },
    closed: {
      description: 'It was withdrawn, or is over in a way that only a newer portal knows.',
      meta: { spec, screen: 'inquiry-closed' },
      on: { 'inquiry.shown': shown },
    },
  },
});
