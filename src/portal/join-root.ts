import { arrival, type portalMachine } from '#machines/portal.machine.ts';
import { chartOf } from '#machines/wiring-actor.ts';
import type { ChartRefs, Charts, LaterName } from '#machines/wiring.ts';
import type { ActorRefFrom } from 'xstate';

export type Root = ActorRefFrom<typeof portalMachine>;

/** Starts a chart whose code is there by now, with its effects. */
export function joinRoot<Name extends LaterName>(
  root: Root,
  name: Name,
  logic: Charts[Name],
): ChartRefs[Name] {
  root.send(arrival(name, logic));
  return chartOf(root.system, name);
}
