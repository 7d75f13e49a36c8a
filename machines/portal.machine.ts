import { fromCallback, setup, type AnyActorRef, type EventObject } from 'xstate';
import type { Routes } from './lib/location.ts';
import { navigationMachine } from './navigation/navigation.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import type { SessionInput } from './session/session.setup.ts';
import { termsMachine } from './terms/terms.machine.ts';
import { standing, toldCharts, wires, type ChartName, type ChartRefs } from './wiring.ts';

/**
 * How the portal begins: its route table, the location the browser is at, the one whose screen the page shows already, and
 * which tokens are at hand.
 */
export type PortalInput = SessionInput & { routes: Routes; location: string; shown: string | null };

/** A running chart of the portal. Example: `chartOf(root.system, 'session').send({ type: 'session.signOut' })`. */
export const chartOf = <Name extends ChartName>(system: AnyActorRef['system'], name: Name): ChartRefs[Name] =>
  // The portal below registers each chart under its own name.
  system.get(name) as ChartRefs[Name];

/** Invoked first: by then the charts are registered and none has started, so that no early fact is lost. */
const wiring = fromCallback<EventObject, { location: string }>(({ system, input }) => {
  const session = chartOf(system, 'session');
  const navigation = chartOf(system, 'navigation');
  const anyChart = (name: ChartName): AnyActorRef => chartOf(system, name);
  const known = new Map<ChartName, string>();
  const tellFacts = () => {
    for (const name of toldCharts) {
      const event = standing[name](session.getSnapshot());
      const isNews = JSON.stringify(event) !== known.get(name);
      known.set(name, JSON.stringify(event));
      if (event && isNews) anyChart(name).send(event);
    }
  };
  const subscriptions = wires.map((wire) =>
    anyChart(wire.from).on(wire.on, (fact: EventObject) => {
      tellFacts();
      anyChart(wire.to).send(wire.event(fact, navigation.getSnapshot().context));
    }),
  );
  subscriptions.push(session.subscribe(tellFacts));
  navigation.send({ type: 'location.changed', to: input.location });
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
});

/** The root: it starts one chart of each kind, joins them by the wiring table and decides nothing itself. */
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
