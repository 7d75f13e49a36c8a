import {
  getNextTransitions,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  type InputFrom,
  type MachineContext,
  type MachineSnapshot,
  type MetaObject,
  type SnapshotFrom,
  type StateSchema,
  type StateValue,
} from 'xstate';
import type { AnyChartName } from '../charts.ts';
import { failure } from './samples.ts';

export type ChartSnapshot = MachineSnapshot<
  MachineContext,
  AnyEventObject,
  Record<string, AnyActorRef | undefined>,
  StateValue,
  string,
  unknown,
  MetaObject,
  StateSchema
>;

type Payloads<Event extends AnyEventObject> = {
  [Type in Event['type']]: readonly Omit<Extract<Event, { type: Type }>, 'type'>[];
};

type Samples<Machine extends AnyStateMachine> = {
  machine: Machine;
  /** The ways to begin. */
  inputs: Record<string, InputFrom<Machine>>;
  /** Payloads of every event that the chart can be sent; each is tried in every state. */
  events: Payloads<EventFrom<Machine>>;
  /** Answers of the calls, by the id of the call. */
  answers: Record<string, readonly unknown[]>;
  /** What calls fail with, by the id of the call, where it is not the one failure of the samples. */
  failures?: Record<string, readonly unknown[]>;
  /** Which events a page can send where, if not all everywhere: one may carry what is on screen. Walks try others too. */
  isOffered?: (snapshot: SnapshotFrom<Machine>, event: EventFrom<Machine>) => boolean;
  /** Which events are tried where, if not all everywhere; keeps the walk short. */
  isTried?: (snapshot: SnapshotFrom<Machine>, event: EventFrom<Machine>) => boolean;
  /** Which answers are tried where, if not all everywhere. */
  isAnswered?: (snapshot: SnapshotFrom<Machine>, answer: AnyEventObject) => boolean;
  /** What tells two states of the same name apart. */
  describe: (snapshot: SnapshotFrom<Machine>) => string;
};

/** A chart with all that is needed to walk it. */
export type ChartModel = {
  name: AnyChartName;
  machine: AnyStateMachine;
  inputs: Record<string, unknown>;
  keyOf: (snapshot: ChartSnapshot) => string;
  /** What is tried in a state. */
  eventsOf: (snapshot: ChartSnapshot) => readonly AnyEventObject[];
  /** All that may come in a state, tried or not. */
  everyEvent: (snapshot: ChartSnapshot) => readonly AnyEventObject[];
  /** Whether a page and its network can send one of these. */
  canBeSent: (snapshot: ChartSnapshot, event: AnyEventObject) => boolean;
};

/** 'signedOut.idle' of { signedOut: 'idle' }. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => (inner === undefined ? name : `${name}.${stateName(inner)}`))
    .join(' & ');
}

/** The events of the timers that run in a state. */
export const timersOf = (snapshot: AnyMachineSnapshot): string[] =>
  getNextTransitions(snapshot)
    .map(({ eventType }) => String(eventType))
    .filter((type) => type.startsWith('xstate.after.'));

/** Makes the model of a chart; a new event without a sample does not compile. */
export function modelOf<Machine extends AnyStateMachine>(
  name: AnyChartName,
  samples: Samples<Machine>,
): ChartModel {
  const { machine, inputs, answers, failures = {}, describe } = samples;
  const { isOffered = () => true, isTried = () => true, isAnswered = () => true } = samples;
  // The walk is typed for any machine; what it passes here comes from this one.
  const own = (snapshot: ChartSnapshot) => snapshot as SnapshotFrom<Machine>;
  const sent = Object.entries<readonly object[]>(samples.events).flatMap(([type, payloads]) =>
    payloads.map((payload) => ({ ...payload, type }) as EventFrom<Machine>),
  );
  const isSent = new Set<AnyEventObject>(sent);
  const answersTo = (id: string): AnyEventObject[] => [
    ...(answers[id] ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    ...(failures[id] ?? [failure]).map((error) => ({ type: `xstate.error.actor.${id}`, error })),
  ];
  const everyEvent = (snapshot: ChartSnapshot) =>
    snapshot.status === 'active'
      ? [
          ...sent,
          ...Object.keys(snapshot.children).flatMap(answersTo),
          ...timersOf(snapshot).map((type) => ({ type })),
        ]
      : [];
  return {
    name,
    machine,
    inputs,
    keyOf: (snapshot) => `${stateName(snapshot.value)} ${describe(own(snapshot))}`.trim(),
    eventsOf: (snapshot) =>
      everyEvent(snapshot).filter((event) =>
        isSent.has(event)
          ? isTried(own(snapshot), event as EventFrom<Machine>)
          : isAnswered(own(snapshot), event),
      ),
    everyEvent,
    canBeSent: (snapshot, event) =>
      !isSent.has(event) || isOffered(own(snapshot), event as EventFrom<Machine>),
  };
}
