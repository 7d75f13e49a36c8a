import { watchedKey, type AskedGuard, type EntryDetails, type LogEntry } from '#machines/lib/log-entry.ts';
import { StateMachine, type ActorRefLike, type AnyStateMachine, type InspectionEvent } from 'xstate';
import { isOfChart, type Step } from '../log-steps.ts';
import { ownVersion } from '../portal-version.ts';
import { createCauses } from './causes.ts';
import { hashOf } from './chart-hash.ts';
import { createGuards } from './guards.ts';

type Context = Readonly<Record<string, unknown>>;
type Notes = { guards: AskedGuard[]; latest: object | null; before: Context | null };

const machineOf = (actor: ActorRefLike): AnyStateMachine | null =>
  'logic' in actor && actor.logic instanceof StateMachine ? actor.logic : null;

const contextOf = (snapshot: unknown): Context => (isOfChart(snapshot) ? (snapshot.context as Context) : {});

const changedKeys = (before: Context, after: Context): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key]);

// Computed once for each chart.
function createHashes() {
  const hashes = new Map<string, string>();
  return {
    of(machine: AnyStateMachine): string {
      const hash = hashes.get(machine.id) ?? hashOf(machine);
      hashes.set(machine.id, hash);
      return hash;
    },
    known: (chart: string) => hashes.get(chart),
  };
}

/** Notes what only auditors ask for: loaded when one of them watches, and from then on (M3). */
export function createDetails(running: readonly AnyStateMachine[]) {
  const [build, hashes] = [ownVersion(), createHashes()];
  const notes = new WeakMap<Step, Notes>();
  const causes = createCauses(begin);
  const guards = createGuards(causes.isStepping);

  function learn(machine: AnyStateMachine) {
    guards.listen(machine);
    hashes.of(machine);
  }
  running.forEach(learn);

  function notesOf(step: Step): Notes {
    const own = notes.get(step) ?? { guards: [], latest: null, before: null };
    notes.set(step, own);
    return own;
  }

  function begin(actor: ActorRefLike, step: Step) {
    notesOf(step).before = contextOf(actor.getSnapshot() as unknown);
  }

  function end(inspection: Extract<InspectionEvent, { type: '@xstate.snapshot' }>, step: Step): EntryDetails {
    const { snapshot, event } = inspection;
    const own = notesOf(step);
    // Guards of transitions that wait for nothing are asked once more, in vain.
    const asked = [...own.guards, ...guards.take(own.latest ?? event)];
    return {
      build,
      hash: isOfChart(snapshot) ? hashes.of(snapshot.machine) : '',
      ...causes.of(step),
      guards: asked,
      // Null for a stop, which is no step.
      changed: own.before ? changedKeys(own.before, contextOf(snapshot)) : [],
    };
  }

  return {
    /** `step` is the one that it belongs to, `next` the one after it; the details of a step at its end. */
    inspect(inspection: InspectionEvent, step?: Step, next?: Step): EntryDetails | undefined {
      const { actorRef: actor, type } = inspection;
      if (type === '@xstate.actor') {
        const machine = machineOf(actor);
        if (machine) learn(machine);
        causes.created(actor);
      }
      if (type === '@xstate.action') causes.acts(inspection);
      if (!step) return undefined;
      if (type === '@xstate.event') {
        guards.forget(inspection.event);
        causes.arrives(inspection, step);
      }
      if (type === '@xstate.microstep') {
        const own = notesOf(step);
        own.latest = inspection.event;
        own.guards.push(...guards.take(inspection.event));
      }
      if (type !== '@xstate.snapshot') return undefined;
      const details = end(inspection, step);
      causes.ends(actor, step, next);
      return details;
    },
    /** A step that was not watched, with what is known all the same. */
    complete: (entry: LogEntry): LogEntry => {
      const hash = hashes.known(entry.chart);
      return hash === undefined ? entry : { build, hash, ...entry };
    },
  };
}
export type Details = ReturnType<typeof createDetails>;

/** Details from the first step of a portal on. A viewer that is still open notes so again; one that crashed does not. */
export function detailsFromStart(): Details {
  localStorage.removeItem(watchedKey);
  return createDetails([]);
}
