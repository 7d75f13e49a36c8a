import { createActor, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import type { ChartMeta } from '#machines/lib/effect.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { configurationMachine } from '#machines/configuration/configuration.machine.ts';
import { portalMachine } from '#machines/portal.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { termsMachine } from '#machines/terms/terms.machine.ts';
import { chartOf } from '#machines/wiring-actor.ts';
import type { CoreName } from '#machines/exploration/world.ts';
import { transitionId } from '#machines/lib/transition-id.ts';
import { Stubs } from '#machines/models/stubs.ts';
import { delayOf } from '../../machines/oracle/timers.ts';
import type { BrowserTour } from './browser-tours.ts';

type Taken = {
  /** Each transition once, by its name. */
  transitions: ReadonlySet<string>;
  /** The requirements that they answer to. */
  rows: readonly string[];
};

const eventsOf = ({ start, edges }: BrowserTour): AnyEventObject[] =>
  [start, ...edges.map(({ state }) => state)].flatMap(({ told }) => told);

/** The chart that somebody outside sends an event to. */
function addresseeOf({ type }: AnyEventObject): CoreName {
  if (navigationMachine.events.some((known) => known === type)) return 'navigation';
  return type.startsWith('terms.') ? 'terms' : 'session';
}

/** Which transitions the running charts take on a tour. */
export async function takenOn(tour: BrowserTour): Promise<Taken> {
  const transitions = new Set<string>();
  const rows = new Set<string>();
  const stubs = new Stubs();
  const actors = {
    configuration: stubs.provide(configurationMachine),
    session: stubs.provide(sessionMachine),
    navigation: stubs.provide(navigationMachine),
    terms: stubs.provide(termsMachine),
  };
  const { system } = createActor(
    portalMachine.provide({ actors, actions: stubs.sideEffects(portalMachine) }),
    {
      input: tour.input,
      clock: stubs.clock,
      inspect: (inspection) => {
        if (inspection.type !== '@xstate.microstep') return;
        for (const transition of inspection._transitions) {
          transitions.add(transitionId(transition));
          // The charts declare what their transitions carry.
          for (const row of (transition.meta as ChartMeta | undefined)?.spec ?? []) rows.add(row);
        }
      },
    },
  ).start();
  for (const event of eventsOf(tour)) {
    const name = addresseeOf(event);
    const chart: AnyActorRef = chartOf(system, name);
    const delay = delayOf(event, chart.getSnapshot() as AnyMachineSnapshot);
    if (delay !== null) stubs.clock.increment(delay);
    else if (!(await stubs.answer(event))) chart.send(event);
  }
  const inOrder = new Intl.Collator('en', { numeric: true });
  return { transitions, rows: [...rows].toSorted(inOrder.compare) };
}
