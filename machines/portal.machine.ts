import { fromCallback, setup, type ActorSystem, type AnyActorRef, type EventObject } from 'xstate';
import type { Routes } from './lib/location.ts';
import { navigationMachine } from './navigation/navigation.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import type { SessionInput } from './session/session.setup.ts';
import { termsMachine } from './terms/terms.machine.ts';
import { sessionUpdates, sessionFollowers, wires, type ChartName, type ChartRefs } from './wiring.ts';

/** `location` is the browser's, `shown` the one whose screen the page already shows. */
export type PortalInput = SessionInput & { routes: Routes; location: string; shown: string | null };

/** A running chart of the portal. Example: `chartOf(root.system, 'session').send({ type: 'session.signOut' })`. */
export function chartOf<Name extends ChartName>(
  system: ActorSystem<{ actors: ChartRefs }>,
  name: Name,
): ChartRefs[Name] {
  const { [name]: chart } = system.getAll();
  if (!chart) throw new Error(`No chart ${name}`);
  return chart;
}

// Invoked first: the charts are registered and none has started, so no early event is lost.
const wiring = fromCallback<EventObject, { location: string }>(({ system, input }) => {
  const session = chartOf(system, 'session');
  const navigation = chartOf(system, 'navigation');
  const anyChart = (name: ChartName): AnyActorRef => chartOf(system, name);
  const sent = new Map<ChartName, string>();
  const sendSessionUpdates = () => {
    for (const name of sessionFollowers) {
      const event = sessionUpdates[name](session.getSnapshot());
      const isNew = JSON.stringify(event) !== sent.get(name);
      sent.set(name, JSON.stringify(event));
      if (event && isNew) anyChart(name).send(event);
    }
  };
  const subscriptions = wires.map((wire) =>
    anyChart(wire.from).on(wire.on, (emitted: EventObject) => {
      sendSessionUpdates();
      anyChart(wire.to).send(wire.event(emitted, navigation.getSnapshot().context));
    }),
  );
  subscriptions.push(session.subscribe(sendSessionUpdates));
  navigation.send({ type: 'location.changed', to: input.location });
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
});

export const portalMachine = setup({
  types: { input: {} as PortalInput, context: {} as PortalInput },
  actors: { wiring, navigation: navigationMachine, terms: termsMachine, session: sessionMachine },
}).createMachine({
  id: 'portal',
  description: 'The system of charts, joined by the wiring table.',
  context: ({ input }) => input,
  invoke: [
    { id: 'wiring', src: 'wiring', input: ({ context }) => ({ location: context.location }) },
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
      input: ({ context: { hasOneTimeToken, hasStoredToken, isLinkCutShort } }) => ({
        hasOneTimeToken,
        hasStoredToken,
        isLinkCutShort,
      }),
    },
  ],
});
