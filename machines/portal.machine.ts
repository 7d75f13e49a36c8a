import { assertEvent, enqueueActions, setup, type AnyActorLogic } from 'xstate';
import { configurationMachine } from './configuration/configuration.machine.ts';
import { sideEffect } from './lib/effect.ts';
import type { Routes } from './lib/location.ts';
import { navigationMachine } from './navigation/navigation.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import type { SessionInput } from './session/session.setup.ts';
import { termsMachine } from './terms/terms.machine.ts';
import { wiring } from './wiring-actor.ts';
import type { Charts, LaterName, PortalFact } from './wiring.ts';

/** `location` is the browser's, `shown` the one whose screen the page already shows. */
export type PortalInput = SessionInput & { routes: Routes; location: string; shown: string | null };

type Arrival = { type: 'chart.arrived'; name: LaterName; logic: AnyActorLogic };

/** For the root: the code of a chart is there, with its effects. */
export const arrival = <Name extends LaterName>(name: Name, logic: Charts[Name]): Arrival => ({
  type: 'chart.arrived',
  name,
  logic,
});

const sideEffects = {
  forgetDrafts: sideEffect('forgetDrafts'),
  showSignedOut: sideEffect('showSignedOut'),
  showUnknownAddress: sideEffect('showUnknownAddress'),
  /** From the first sign-in on. */
  loadSessionClock: sideEffect('loadSessionClock'),
};

export type PortalEffects = typeof sideEffects;

export const portalMachine = setup({
  types: {
    input: {} as PortalInput,
    context: {} as PortalInput,
    events: {} as PortalFact | Arrival,
    children: {} as {
      wiring: 'wiring';
      configuration: 'configuration';
      navigation: 'navigation';
      terms: 'terms';
      session: 'session';
    },
  },
  actors: {
    wiring,
    configuration: configurationMachine,
    navigation: navigationMachine,
    terms: termsMachine,
    session: sessionMachine,
  },
  actions: {
    ...sideEffects,
    // The wiring is told first, so that nothing is lost of what the chart emits from its start on.
    join: enqueueActions(({ enqueue, event }) => {
      assertEvent(event, 'chart.arrived');
      const { name, logic } = event;
      enqueue.sendTo('wiring', { type: 'chart.arrived', name });
      enqueue.spawnChild(logic, { systemId: name });
    }),
  },
}).createMachine({
  id: 'portal',
  description: 'The system of charts, joined by the wiring table.',
  context: ({ input }) => input,
  invoke: [
    { id: 'wiring', src: 'wiring', input: ({ context }) => ({ location: context.location }) },
    { id: 'configuration', systemId: 'configuration', src: 'configuration' },
    {
      id: 'navigation',
      systemId: 'navigation',
      src: 'navigation',
      input: ({ context: { routes, shown } }) => ({ routes, shown }),
    },
    { id: 'terms', systemId: 'terms', src: 'terms' },
    {
      id: 'session',
      systemId: 'session',
      src: 'session',
      input: ({ context: { hasOneTimeToken, storedToken, isLinkCutShort } }) => ({
        hasOneTimeToken,
        storedToken,
        isLinkCutShort,
      }),
    },
  ],
  on: {
    'chart.arrived': { actions: 'join' },
    'session.signedIn': { actions: 'loadSessionClock' },
    'session.signedOut': { actions: ['forgetDrafts', 'showSignedOut'] },
    'session.registered': { actions: 'forgetDrafts' },
    'address.unknown': { actions: 'showUnknownAddress' },
  },
});
