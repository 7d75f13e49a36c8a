import { assign, setup } from 'xstate';
import { chartTypes } from '../lib/effect.ts';

/** The partner for whom an operator acts. */
type ShadowedPartner = { id: number; name: string };
type Arrival = ShadowedPartner & { isReadOnly: boolean };

type ShadowLoginEvent =
  /** An operator acts as this partner, in view-only mode first where that is configured. */
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

/** Views and the client read its tag `writable` (M4). */
export const shadowLoginMachine = shadowLoginSetup.createMachine({
  id: 'shadowLogin',
  description: 'An operator who acts for a partner, in view-only mode first where that is configured.',
  context: { partner: null },
  initial: 'unknown',
  on: {
    'operator.came': [
      {
        guard: { type: 'isTheSame', params: arrivalOf },
        description: 'The user was reloaded: nothing has changed.',
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
      description:
        'Nobody is signed in, or it is not loaded yet who acts for whom: every change is held back.',
      meta: { spec: ['M4'], screen: 'without-operator' },
    },
    absent: {
      description: 'The publisher is signed in.',
      meta: { spec: ['A7'], screen: 'without-operator' },
      tags: ['writable'],
    },
    observing: {
      description: 'View-only mode: every change is held back.',
      meta: { spec: ['A7', 'M4'], screen: 'operator-observing' },
      tags: ['shadowed', 'observing'],
      on: { 'shadow.act': { target: 'acting', meta: { spec: ['M4'] } } },
    },
    acting: {
      description: 'Changes are made as the partner.',
      meta: { spec: ['A7', 'M4'], screen: 'operator-acting' },
      tags: ['shadowed', 'writable'],
    },
  },
});
