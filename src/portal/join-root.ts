import { arrival, type portalMachine } from '#machines/portal.machine.ts';
import { chartOf } from '#machines/wiring-actor.ts';
import type { ChartRefs, Charts, LaterName } from '#machines/wiring.ts';
import type { ActorRefFrom, EventObject } from 'xstate';
import { comingOf } from './origins.ts';

export type Root = ActorRefFrom<typeof portalMachine>;

/** Starts a chart whose code is there by now, with its effects; `because`: the event that its code was loaded for. */
export function joinRoot<Name extends LaterName>(
  root: Root,
  { name, because }: { name: Name; because?: EventObject },
  logic: Charts[Name],
): ChartRefs[Name] {
  root.send(comingOf(because, arrival(name, logic)));
  return chartOf(root.system, name);
}
