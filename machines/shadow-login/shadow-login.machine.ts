import { assign, setup } from 'xstate';
import { chartTypes } from '../lib/effect.ts';

/** The partner for whom an operator acts. */
type ShadowedPartner = { id: number; name: string };
type Arrival = ShadowedPartner & { isReadOnly: boolean };

type ShadowLoginEvent =
  /** An operator acts as this partner; whether he may only look on at first is configured. */
  | ({ type: 'operator.came' } & Arrival)
  | { type: 'publisher.came' }
  | { type: 'shadow.act' }
  | { type: 'session.ended' };

const arrivalOf = ({ event: { id, name, isReadOnly } }: { event: Arrival }): Arrival => ({
  id,
  name,
  isReadOnly,
});

const shadowLoginSetup = setup({
  types: chartTypes<{
    context: { partner: ShadowedPartner | null };
    events: ShadowLoginEvent;
    tags: 'writable' | 'shadowed' | 'observing';
  }>(),
  actions: {
    rememberPartner: assign((_, { id, name }: Arrival) => ({ partner: { id, name } })),
    forgetPartner: assign({ partner: null }),
  },
  guards: {
    isTheSame: ({ context }, { id }: Arrival) => context.partner?.id === id,
    isReadOnly: (_, { isReadOnly }: Arrival) => isReadOnly,
  },
});

const rememberPartner = { type: 'rememberPartner', params: arrivalOf } as const;

/** Whether what an operator does in a partner's place is carried out (M4): a view and the client ask for `writable`. */
export const shadowLoginMachine = shadowLoginSetup.createMachine({
  id: 'shadowLogin',
  description: 'An operator who acts for a partner; where it is configured so, he only looks on at first.',
  context: { partner: null },
  initial: 'unknown',
  on: {
    'operator.came': [
      {
        guard: { type: 'isTheSame', params: arrivalOf },
        description: 'The user was loaded anew: nothing has changed.',
        meta: { spec: ['M4'] },
      },
      {
        guard: { type: 'isReadOnly', params: arrivalOf },
        target: '.observing',
        actions: rememberPartner,
        meta: { spec: ['M4', 'A7'] },
      },
      { target: '.acting', actions: rememberPartner, meta: { spec: ['M4', 'A7'] } },
    ],
    'publisher.came': { target: '.absent', actions: 'forgetPartner', meta: { spec: ['M4'] } },
    'session.ended': { target: '.unknown', actions: 'forgetPartner', meta: { spec: ['M4', 'S11'] } },
  },
  states: {
    unknown: {
      description: 'Nobody is there, or nobody knows yet who acts for whom: nothing is changed for anybody.',
      meta: { spec: ['M4'], screen: 'without-operator' },
    },
    absent: {
      description: 'The publisher is there in person.',
      meta: { spec: ['A7'], screen: 'without-operator' },
      tags: ['writable'],
    },
    observing: {
      description: 'The operator looks on: whatever would change something is held back.',
      meta: { spec: ['A7', 'M4'], screen: 'operator-observing' },
      tags: ['shadowed', 'observing'],
      on: { 'shadow.act': { target: 'acting', meta: { spec: ['M4'] } } },
    },
    acting: {
      description: 'What the operator does is done as the partner.',
      meta: { spec: ['A7', 'M4'], screen: 'operator-acting' },
      tags: ['shadowed', 'writable'],
    },
  },
});
