import { assign, setup } from 'xstate';
import { chartTypes, sideEffect } from '../lib/effect.ts';
import type { Partner, SessionUser } from '../session/session.setup.ts';

type ShadowLoginEvent =
  | { type: 'user.loaded'; user: SessionUser }
  /** Whether operators are in view-only mode at first. */
  | { type: 'configuration.loaded'; isShadowReadOnly: boolean }
  | { type: 'shadow.act' }
  | { type: 'session.ended' };

const sideEffects = { bidFarewell: sideEffect<{ name: string }>('bidFarewell') };

export type ShadowLoginEffects = { actions: typeof sideEffects };

const userOf = ({ event }: { event: { user: SessionUser } }) => event.user;
const modeOf = ({ event }: { event: { isShadowReadOnly: boolean } }) => ({
  isReadOnly: event.isShadowReadOnly,
});

const formerOf = ({ context }: { context: { partner: Partner | null } }) => ({
  name: context.partner?.name ?? '',
});

const shadowLoginSetup = setup({
  types: chartTypes<{
    context: {
      /** For whom an operator acts. */
      partner: Partner | null;
      /** Null until the configuration has loaded. */
      isReadOnly: boolean | null;
    };
    events: ShadowLoginEvent;
    tags: 'accountUnknown' | 'settingsUnknown' | 'writable' | 'shadowed' | 'observing';
  }>(),
  actions: {
    ...sideEffects,
    rememberPartner: assign((_, { partner }: SessionUser) => ({ partner })),
    forgetPartner: assign({ partner: null }),
    rememberMode: assign((_, { isReadOnly }: { isReadOnly: boolean }) => ({ isReadOnly })),
  },
  guards: {
    isShadowed: ({ context }) => context.partner !== null,
    isPublisher: (_, { shadowed }: SessionUser) => !shadowed,
    isTheSame: ({ context }, { partner }: SessionUser) => context.partner?.id === partner.id,
    isModeUnknown: ({ context }) => context.isReadOnly === null,
    isReadOnly: ({ context }) => context.isReadOnly === true,
  },
});

const rememberPartner = { type: 'rememberPartner', params: userOf } as const;

/** Views and the client read its tag `writable` (M4). */
export const shadowLoginMachine = shadowLoginSetup.createMachine({
  id: 'shadowLogin',
  description: 'An operator who acts for a partner, in view-only mode first where that is configured.',
  context: { partner: null, isReadOnly: null },
  initial: 'unknown',
  on: {
    'user.loaded': [
      {
        guard: { type: 'isPublisher', params: userOf },
        target: '.absent',
        actions: 'forgetPartner',
        meta: { spec: ['M4'] },
      },
      {
        guard: { type: 'isTheSame', params: userOf },
        description: 'The user was reloaded: nothing has changed.',
        meta: { spec: ['M4'] },
      },
      { target: '.arriving', actions: rememberPartner, meta: { spec: ['M4', 'A7'] } },
    ],
    'configuration.loaded': { actions: { type: 'rememberMode', params: modeOf }, meta: { spec: ['M4'] } },
    'session.ended': [
      {
        guard: 'isShadowed',
        target: '.unknown',
        actions: [{ type: 'bidFarewell', params: formerOf }, 'forgetPartner'],
        meta: { spec: ['M4', 'S11'] },
      },
      { target: '.unknown', meta: { spec: ['M4', 'S11'] } },
    ],
  },
  states: {
    unknown: {
      description: 'Nobody is signed in, or the user has not loaded yet: every change is held back.',
      meta: { spec: ['M4'], screen: 'without-operator' },
      tags: ['accountUnknown'],
    },
    absent: {
      description: 'The publisher is signed in.',
      meta: { spec: ['A7'], screen: 'without-operator' },
      tags: ['writable'],
    },
    arriving: {
      description: 'An operator acts for a partner: the configuration says in which mode that begins.',
      meta: { spec: ['M4'] },
      always: [
        { guard: 'isModeUnknown', target: 'awaitingMode', meta: { spec: ['M4'] } },
        { guard: 'isReadOnly', target: 'observing', meta: { spec: ['M4', 'A7'] } },
        { target: 'acting', meta: { spec: ['M4', 'A7'] } },
      ],
    },
    awaitingMode: {
      description: 'The configuration has not loaded: every change is held back.',
      meta: { spec: ['M4'], screen: 'without-operator' },
      tags: ['settingsUnknown'],
      on: {
        'configuration.loaded': {
          target: 'arriving',
          actions: { type: 'rememberMode', params: modeOf },
          meta: { spec: ['M4'] },
        },
      },
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
