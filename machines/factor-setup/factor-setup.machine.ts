import { assertEvent, assign, setup } from 'xstate';
import { chartTypes, effect, sideEffect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

/** A factor to remove: the authenticator app, or a passkey. */
export type Factor = { type: 'totp' } | { type: 'passkey'; id: string; name: string };

type FactorSetupEvent =
  | { type: 'app.set' }
  | { type: 'app.activate'; code: string }
  | { type: 'passkey.ask' }
  | { type: 'passkey.add'; name: string }
  | { type: 'codes.renew' }
  | { type: 'codes.keep' }
  | { type: 'factor.remove'; factor: Factor }
  | { type: 'setup.confirm' }
  | { type: 'setup.abandon' };

/** Recovery codes come along with the first factor, and are shown once. */
type Added = { hasCodes: boolean };

const calls = {
  startTotp: effect('startTotp'),
  activateTotp: effect<Added, { code: string }>('activateTotp'),
  addPasskey: effect<Added, { name: string }>('addPasskey'),
  renewCodes: effect('renewCodes'),
  removeFactor: effect<void, { factor: Factor | null }>('removeFactor'),
};
const sideEffects = {
  reload: sideEffect('reload'),
  forgetSecret: sideEffect('forgetSecret'),
  forgetCodes: sideEffect('forgetCodes'),
};

/** Secret and codes go past the chart, straight to the screen. */
export type FactorSetupEffects = { actors: typeof calls; actions: typeof sideEffects };

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const addedOf = ({ event }: { event: { output: Added } }) => event.output;

const factorSetup = setup({
  types: chartTypes<{
    context: { factor: Factor | null; failure: Failure | null };
    events: FactorSetupEvent;
    tags: 'busy' | 'app' | 'passkey' | 'renewing' | 'removing';
  }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    remember: assign({ factor: (_, { factor }: { factor: Factor }) => factor }),
    forgetFactor: assign({ factor: null }),
    forgetFailure: assign({ failure: null }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
  guards: { hasCodes: (_, { hasCodes }: Added) => hasCodes },
});

const spec = ['S9'] as const;
const refused = { actions: { type: 'recordFailure', params: errorOf }, meta: { spec } } as const;
const added = [
  {
    guard: { type: 'hasCodes', params: addedOf },
    target: 'showingCodes',
    description: 'It is the first factor.',
    actions: ['forgetSecret', 'reload'],
    meta: { spec },
  },
  { target: 'idle', actions: ['forgetSecret', 'reload'], meta: { spec } },
] as const;
const abandon = { target: 'idle', actions: ['forgetFailure', 'forgetFactor'], meta: { spec } } as const;

export const factorSetupMachine = factorSetup.createMachine({
  id: 'factorSetup',
  description: 'Adds and removes second factors, and shows recovery codes once.',
  context: { factor: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The factors of the user are listed.',
      meta: { spec, screen: 'factors-idle' },
      on: {
        'app.set': { target: 'startingApp', meta: { spec } },
        'passkey.ask': { target: 'namingPasskey', actions: 'forgetFailure', meta: { spec } },
        'codes.renew': { target: 'askingToRenew', actions: 'forgetFailure', meta: { spec } },
        'factor.remove': {
          target: 'askingToRemove',
          actions: ['forgetFailure', { type: 'remember', params: ({ event: { factor } }) => ({ factor }) }],
          meta: { spec },
        },
      },
    },
    startingApp: {
      description: 'The network makes a secret for the authenticator app.',
      meta: { spec, screen: 'app-starting' },
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'startTotp',
        src: 'startTotp',
        onDone: { target: 'scanning', meta: { spec } },
        onError: { target: 'idle', ...refused },
      },
    },
    scanning: {
      description: 'The secret is shown as a QR code and as text; a code of the app activates it.',
      meta: { spec, screen: 'app-scanning' },
      tags: ['app'],
      on: {
        'app.activate': { target: 'activating', meta: { spec } },
        'setup.abandon': {
          target: 'idle',
          actions: ['forgetFailure', 'forgetSecret'],
          meta: { spec },
        },
      },
    },
    activating: {
      description: 'The network checks the code.',
      meta: { spec, screen: 'app-activating' },
      tags: ['app', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'activateTotp',
        src: 'activateTotp',
        input: ({ event }) => {
          assertEvent(event, 'app.activate');
          return { code: event.code };
        },
        onDone: added,
        onError: { target: 'scanning', ...refused },
      },
    },
    namingPasskey: {
      description: 'The new passkey gets a name, by which its owner recognises it.',
      meta: { spec, screen: 'passkey-naming' },
      tags: ['passkey'],
      on: { 'passkey.add': { target: 'addingPasskey', meta: { spec } }, 'setup.abandon': abandon },
    },
    addingPasskey: {
      description: 'The browser makes the passkey, the network stores its public key.',
      meta: { spec, screen: 'passkey-adding' },
      tags: ['passkey', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ event }) => {
          assertEvent(event, 'passkey.add');
          return { name: event.name };
        },
        onDone: added,
        onError: { target: 'namingPasskey', ...refused },
      },
    },
    askingToRenew: {
      description: 'The dialog says that the earlier codes stop working.',
      meta: { spec, screen: 'codes-asking' },
      tags: ['renewing'],
      on: { 'setup.confirm': { target: 'renewing', meta: { spec } }, 'setup.abandon': abandon },
    },
    renewing: {
      description: 'The network makes new codes.',
      meta: { spec, screen: 'codes-renewing' },
      tags: ['renewing', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'renewCodes',
        src: 'renewCodes',
        onDone: { target: 'showingCodes', actions: 'reload', meta: { spec } },
        onError: { target: 'askingToRenew', ...refused },
      },
    },
    showingCodes: {
      description: 'The recovery codes are on screen, for the only time.',
      meta: { spec, screen: 'codes-shown' },
      on: { 'codes.keep': { target: 'idle', actions: 'forgetCodes', meta: { spec } } },
    },
    askingToRemove: {
      description: 'The dialog says what follows.',
      meta: { spec, screen: 'factor-asking' },
      tags: ['removing'],
      on: { 'setup.confirm': { target: 'removing', meta: { spec } }, 'setup.abandon': abandon },
    },
    removing: {
      description: 'The factor is removed.',
      meta: { spec, screen: 'factor-removing' },
      tags: ['removing', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'removeFactor',
        src: 'removeFactor',
        input: ({ context: { factor } }) => ({ factor }),
        onDone: { target: 'idle', actions: ['reload', 'forgetFactor'], meta: { spec } },
        onError: { target: 'askingToRemove', ...refused },
      },
    },
  },
});
