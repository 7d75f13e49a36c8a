import { fromCallback, type ActorSystem, type AnyActorRef, type EventObject } from 'xstate';
import { standingConditions } from './standing-conditions.ts';
import {
  beginnings,
  conditions,
  wires,
  type ChartName,
  type ChartRefs,
  type LaterName,
  type Receiver,
} from './wiring.ts';

type System = ActorSystem<{ actors: ChartRefs }>;

/** A running chart of the portal. Example: `chartOf(root.system, 'session').send({ type: 'session.signOut' })`. */
export function chartOf<Name extends ChartName>(system: System, name: Name): ChartRefs[Name] {
  const { [name]: chart } = system.getAll();
  if (!chart) throw new Error(`No chart ${name}`);
  return chart;
}

/** What waits for a chart that has not arrived, in order, as far as it is true by then; the same twice in a row is one. */
export function createInbox() {
  let events: EventObject[] = [];
  return {
    hold: (event: EventObject) => {
      const untrue = beginnings.get(event.type);
      if (untrue) events = events.filter(({ type }) => !untrue.has(type));
      else if (JSON.stringify(event) !== JSON.stringify(events.at(-1))) events.push(event);
    },
    take: () => events,
  };
}

/** Sends along the table. Invoked first: the first charts are registered and none has started, so no early event is lost. */
export const wiring = fromCallback<{ type: 'chart.arrived'; name: LaterName }, { location: string }>(
  ({ system, input, receive, sendBack }) => {
    const running: System = system;
    const chart = (name: ChartName): AnyActorRef | undefined => running.getAll()[name];
    const navigation = chartOf(system, 'navigation');
    const inboxes = new Map<Receiver, ReturnType<typeof createInbox>>();

    function inboxOf(name: Receiver) {
      const inbox = inboxes.get(name) ?? createInbox();
      inboxes.set(name, inbox);
      return inbox;
    }
    function deliver(to: Receiver, event: EventObject) {
      if (to === 'portal') sendBack(event);
      else (chart(to) ?? { send: (late: EventObject) => inboxOf(to).hold(late) }).send(event);
    }
    const sendConditions = standingConditions({ chart, deliver });
    function follow(from: ChartName) {
      const followed = chartOf(system, from) as AnyActorRef;
      for (const wire of wires) {
        if (wire.from !== from) continue;
        followed.on(wire.on, (emitted: EventObject) => {
          sendConditions(from);
          deliver(wire.to, wire.event(emitted, navigation.getSnapshot().context));
        });
      }
      if (conditions.some(({ of }) => of.includes(from))) followed.subscribe(() => sendConditions(from));
    }

    (['navigation', 'terms', 'session', 'configuration'] as const).forEach(follow);
    // It is registered and has not started: what has waited for it is the first that it hears.
    receive(({ name }) => {
      follow(name);
      for (const event of inboxOf(name).take()) deliver(name, event);
      inboxes.delete(name);
    });
    navigation.send({ type: 'location.changed', to: input.location });
  },
);
