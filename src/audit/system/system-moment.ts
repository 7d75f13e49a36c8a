import type { LogEntry } from '#machines/lib/log-entry.ts';
import { diagramOf, stateIn, statesWithin, transitionsIn } from '../charts/diagram.ts';
import { entriesUpTo, momentOf, type Viewing } from '../live/live.ts';
import { allParts, joints, type Joint, type Now, type Part } from './system-diagram.ts';

/** What lights up in the picture: boxes that moved last, and the wires that carried it. `now`: where each chart is. */
export type SystemMoment = { now: Now; moved: ReadonlySet<string>; carried: ReadonlySet<string> };

/** What follows from one cause is logged within the same moment. In ms. */
const oneMoment = 150;

/** The last entry of the log and what happened with it. */
function lastOf(entries: readonly LogEntry[]): readonly LogEntry[] {
  const end = entries.at(-1)?.at ?? 0;
  return entries.filter(({ at }) => at > end - oneMoment);
}

const isOf =
  ({ machine }: Part) =>
  ({ chart }: LogEntry) =>
    chart === machine.id;
const partsOf = (name: string) => allParts.filter((part) => part.name === name);

const mark = '↑ ';
// What each transition emits, and each state when it is entered, by their ids.
const emitted: ReadonlyMap<string, readonly string[]> = new Map(
  allParts.flatMap(({ machine }) => {
    const diagram = diagramOf(machine);
    return [
      ...transitionsIn(diagram).map(({ id, emits }) => [id, emits] as const),
      ...statesWithin(diagram.root).map(
        ({ id, entry }) =>
          [
            id,
            entry.filter((doing) => doing.startsWith(mark)).map((doing) => doing.slice(mark.length)),
          ] as const,
      ),
    ];
  }),
);

const hasEmitted = ({ took, active }: LogEntry, on: string | null) =>
  took.length > 0 && (on === null || [...took, ...active].some((id) => emitted.get(id)?.includes(on)));

// The receiver logged an event of the joint, and the sender emitted it before.
const wasCarried =
  (last: readonly LogEntry[]) =>
  ({ from, to, on, told }: Joint): boolean => {
    const arrived = last.filter((entry) => partsOf(to).some((part) => isOf(part)(entry)));
    const left = last.filter((entry) => partsOf(from).some((part) => isOf(part)(entry)));
    return arrived.some(
      ({ event, seq }) => told.includes(event) && left.some((one) => one.seq < seq && hasEmitted(one, on)),
    );
  };

/** Read from the log of a portal, at the entry that is current (M3). */
export function systemMoment(viewing: Viewing): SystemMoment {
  const last = lastOf(entriesUpTo(viewing));
  const moving = last.filter(({ took }) => took.length > 0);
  return {
    now: new Map(
      allParts.map(({ name, machine }) => [name, stateIn(machine.id, momentOf(viewing, machine.id).active)]),
    ),
    moved: new Set(allParts.filter((part) => moving.some(isOf(part))).map(({ name }) => name)),
    carried: new Set(joints.filter(wasCarried(last)).map(({ id }) => id)),
  };
}
