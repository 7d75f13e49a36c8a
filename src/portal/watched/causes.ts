import type { EntryDetails } from '#machines/lib/log-entry.ts';
import { sayers } from '#machines/standing-conditions.ts';
import type {
  ActorRefLike,
  AnyEventObject,
  InspectedActionEvent,
  InspectedEventEvent,
  Snapshot,
} from 'xstate';
import { isOfChart, type Step } from '../log-steps.ts';
import { originOf } from '../origins.ts';

type Cause = Pick<EntryDetails, 'from' | 'cause'>;
// `link` is the cause of what is sent in it: effects and the wiring take no step that is logged.
type UnderWay = { actor: ActorRefLike; step: Step; link: number | null };

function nameOf(actor: ActorRefLike): string | null {
  const snapshot: unknown = actor.getSnapshot();
  if (isOfChart(snapshot)) return snapshot.machine.id;
  return 'id' in actor ? String(actor.id) : null;
}

const start = 'xstate.init';

const isActor = (origin: object): origin is ActorRefLike => 'getSnapshot' in origin;

const isChart = (actor: ActorRefLike): boolean => isOfChart(actor.getSnapshot() as unknown);

// Every snapshot has a status.
const isActive = (actor: ActorRefLike): boolean =>
  (actor.getSnapshot() as Snapshot<unknown>).status === 'active';

/** The event that an action sends, if it sends one. */
function eventIn(params: unknown): object | null {
  const { event } = Object(params) as { event?: unknown };
  return typeof event === 'object' ? event : null;
}

type Arrived = { event: AnyEventObject; step: Step };

/** What is over by the time that it brings something about. */
function createEarlier() {
  /** The step in which an effect began. */
  const effects = new WeakMap<ActorRefLike, number | null>();
  /** The step in which an event arrived, and whose that is. */
  const arrivals = new WeakMap<object, { actor: ActorRefLike; seq: number }>();
  const ofEffect = (effect: ActorRefLike) => effects.get(effect) ?? null;
  return {
    note(actor: ActorRefLike, { event, step: { seq } }: Arrived, { cause }: Cause) {
      if (isChart(actor)) arrivals.set(event, { actor, seq });
      if (event.type === start) effects.set(actor, cause);
    },
    ofEffect,
    /** Of an event that a call or an earlier step has brought about. */
    of(event: object): Cause | null {
      const origin = originOf(event);
      if (origin && isActor(origin)) return { from: nameOf(origin), cause: ofEffect(origin) };
      const arrived = origin && arrivals.get(origin);
      return arrived ? { from: nameOf(arrived.actor), cause: arrived.seq } : null;
    },
  };
}

/** Who sent what, in which step: charts react within each other's steps, so the innermost one is the sender's. */
export function createCauses(onBegin: (actor: ActorRefLike, step: Step) => void) {
  let underWay: UnderWay[] = [];
  const causes = new WeakMap<Step, Cause>();
  const waiting = new WeakSet<ActorRefLike>();
  const earlier = createEarlier();
  /** The step in which a timer began, by its event and its actor: all actors of a machine share the event. */
  const timers = new WeakMap<object, WeakMap<ActorRefLike, number | null>>();

  const of = (step: Step): Cause => causes.get(step) ?? { from: null, cause: null };

  function begin(actor: ActorRefLike, step: Step) {
    // A step that threw has no end; all of them are over once this turn is.
    queueMicrotask(() => {
      underWay = [];
    });
    const link = isChart(actor) ? step.seq : of(step).cause;
    underWay.push({ actor, step, link });
    onBegin(actor, step);
  }

  const isIdle = (actor: ActorRefLike) =>
    !waiting.has(actor) && underWay.every((other) => other.actor !== actor) && isActive(actor);

  /** A condition is said within the step that changed its answer, however deep in the steps of others. */
  function saidBy(event: AnyEventObject): Cause | null {
    const sayer = sayers.get(event);
    const step = underWay.findLast(({ actor }) => actor === sayer);
    return sayer && step ? { from: nameOf(sayer), cause: step.link } : null;
  }

  function causeOf(event: object, sender: ActorRefLike | undefined): Cause {
    const begun = sender ? (timers.get(event)?.get(sender) ?? earlier.ofEffect(sender)) : null;
    return { from: sender ? nameOf(sender) : null, cause: underWay.at(-1)?.link ?? begun };
  }

  return {
    isStepping: () => underWay.length > 0,
    /** What it is sent before it starts waits. */
    created: (actor: ActorRefLike) => void waiting.add(actor),
    arrives({ actorRef: actor, sourceRef, event }: InspectedEventEvent, step: Step) {
      const cause = saidBy(event) ?? earlier.of(event) ?? causeOf(event, sourceRef ?? underWay.at(-1)?.actor);
      causes.set(step, cause);
      earlier.note(actor, { event, step }, cause);
      const isStart = event.type === start;
      if (isStart) {
        waiting.delete(actor);
      }
      if (isStart || isIdle(actor)) begin(actor, step);
    },
    /** A timer remembers its step. */
    acts({ actorRef: actor, action: { params } }: InspectedActionEvent) {
      const event = eventIn(params);
      if (!event) return;
      const begun = timers.get(event) ?? new WeakMap<ActorRefLike, number | null>();
      timers.set(event, begun.set(actor, underWay.at(-1)?.link ?? null));
    },
    /** What a busy chart was sent is next. */
    ends(actor: ActorRefLike, step: Step, next: Step | undefined) {
      const place = underWay.findIndex((one) => one.step === step);
      if (place >= 0) underWay.length = place;
      if (next && isActive(actor)) begin(actor, next);
    },
    of,
  };
}
