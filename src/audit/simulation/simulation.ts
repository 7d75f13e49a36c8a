import type { ChartModel, ChartSnapshot } from '#machines/models/chart-model.ts';
import { models } from '#machines/models/models.ts';
import { mapValues, partition } from 'es-toolkit';
import { transitionId, type AnyTransition } from '#machines/lib/transition-id.ts';
import {
  createActor,
  fromPromise,
  getNextTransitions,
  SimulatedClock,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type MachineContext,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import type { Say } from '../charts/chart-texts.ts';
import { guardOf } from '../charts/diagram.ts';
import { notedActions } from './noted-actions.ts';
import { distinctLabels } from './distinct-labels.ts';
import { eventKeys, isIgnored, typeKeyOf } from './event-keys.ts';
import { english, eventLabel } from '../charts/event-label.ts';

/**
 * `did` are the actions and calls of one event, in the order in which they ran; `took` names its transitions, none where the
 * chart ignored it.
 */
export type Step = {
  key: string;
  label: string;
  active: readonly string[];
  tags: readonly string[];
  took: readonly string[];
  did: readonly string[];
  emitted: readonly string[];
};

/** A transition that an event would set off but for its guard. */
export type Refusal = { transition: string; guard: string };

/**
 * An event that can be tried now. `takes` is the transition that it would set off first; `refused` those before it whose
 * guards say no, in their order.
 */
export type Offer = { key: string; label: string; takes: string | null; refused: readonly Refusal[] };

/** All steps so far, and the events that can be tried next; `ignored` has no transition here. */
export type Simulation = {
  steps: readonly Step[];
  /** Keys of the events that were left: the chart does something else with the first of them. */
  untaken: readonly string[];
  offers: readonly Offer[];
  ignored: readonly string[];
};

/** A timer sets off one event, also where several transitions answer to it; models have one for each of these. */
const isFirstOfTimer = ({ type }: AnyEventObject, nth: number, all: readonly AnyEventObject[]): boolean =>
  !type.startsWith('xstate.after.') || all.findIndex((one) => one.type === type) === nth;

type Keyed = { key: string; event: AnyEventObject; label: string };

function modelNamed(name: string): ChartModel {
  const model = models.find((one) => one.name === name);
  if (!model) throw new Error(`The chart '${name}' has no samples`);
  return model;
}

export const startsOf = (name: string): string[] => Object.keys(modelNamed(name).inputs);

/** Events with what a link calls them, and what readers do. */
function keyed(events: readonly AnyEventObject[], say: Say): Keyed[] {
  const labels = distinctLabels(events, say);
  const keys = eventKeys(events);
  return events.map((event, nth) => ({ key: keys[nth] ?? '', event, label: labels[nth] ?? '' }));
}

/** Whether the guard of a transition lets an event through; one without a guard lets every event through. */
const lets = ({ guard }: AnyTransition, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  // XState types the context as any here.
  guard === undefined || evaluateGuard(guard, snapshot.context as MachineContext, event, snapshot);

// 'xstate.done.actor.job.*' stands for the answers of all jobs.
const isFor = (eventType: string, type: string) =>
  eventType === type || (eventType.endsWith('.*') && type.startsWith(eventType.slice(0, -1)));

/** Innermost state first: that is the order in which a chart asks its transitions. */
const candidatesFor = (snapshot: AnyMachineSnapshot, type: string): AnyTransition[] =>
  // XState types them for any machine.
  (getNextTransitions(snapshot) as AnyTransition[]).filter(({ eventType }) => isFor(eventType, type));

function offerOf(snapshot: AnyMachineSnapshot, { key, event, label }: Keyed): Offer | null {
  const candidates = candidatesFor(snapshot, event.type);
  if (candidates.length === 0) return null;
  const first = candidates.findIndex((candidate) => lets(candidate, snapshot, event));
  const before = first === -1 ? candidates : candidates.slice(0, first);
  const taken = candidates[first];
  return {
    key,
    label,
    takes: taken ? transitionId(taken) : null,
    refused: before.map((candidate) => ({
      transition: transitionId(candidate),
      guard: guardOf(candidate.guard) ?? '',
    })),
  };
}

/** Whether a chart does with an event what its key says: takes it, or ignores it. */
const isAsSaid = (snapshot: AnyMachineSnapshot, next: Keyed, key: string): boolean =>
  ((offerOf(snapshot, next)?.takes ?? null) === null) === isIgnored(key);

/** In the order in which they happen: effects begin their calls a microtask after the step. */
function inOrder(deeds: readonly string[]): string[] {
  const [calls, others] = partition(deeds, (name) => name.startsWith('call '));
  return [...others, ...calls];
}

// Runs a chart without effects: calls wait, time stands still, side effects are recorded.
class Stage {
  readonly #model: ChartModel;
  readonly #did: string[] = [];
  readonly #took: string[] = [];
  readonly #emitted: string[] = [];
  readonly #actor;

  constructor(name: string, start: string) {
    this.#model = modelNamed(name);
    const { machine } = this.#model;
    const note = (deed: string) => void this.#did.push(deed);
    // By its id, as it answers: a chart makes one call in several states.
    const call = fromPromise(({ self }) => {
      note(`call ${self.id}`);
      return new Promise(() => undefined);
    });
    const { actors } = machine.implementations;
    const staged = machine.provide({
      actors: mapValues(actors, () => call),
      actions: notedActions(machine, note),
    });
    // `provide` widens the type; names and shapes stay those of the machine.
    this.#actor = createActor(staged as typeof machine, {
      input: this.#model.inputs[start],
      clock: new SimulatedClock(),
      inspect: (inspection) => {
        if (inspection.type !== '@xstate.microstep') return;
        this.#took.push(...inspection._transitions.map(transitionId));
      },
    });
    this.#actor.on('*', ({ type }: AnyEventObject) => void this.#emitted.push(type));
    this.#actor.start();
  }

  get snapshot(): ChartSnapshot {
    // The stage runs charts only.
    return this.#actor.getSnapshot() as ChartSnapshot;
  }

  eventsIn(say: Say): Keyed[] {
    return keyed(this.#model.everyEvent(this.snapshot).filter(isFirstOfTimer), say);
  }

  /** Of these, those that a page and its network can send. */
  offersIn(say: Say): Keyed[] {
    return this.eventsIn(say).filter(({ event }) => this.#model.canBeSent(this.snapshot, event));
  }

  seen(key: string, label: string): Step {
    return {
      key,
      label,
      // A chart that has ended lists itself last.
      active: this.snapshot._nodes.toSorted((one, other) => one.order - other.order).map(({ id }) => id),
      tags: [...this.snapshot.tags].toSorted(),
      took: this.#took.splice(0),
      did: inOrder(this.#did.splice(0)),
      emitted: this.#emitted.splice(0),
    };
  }

  send(event: AnyEventObject) {
    this.#actor.send(event);
  }

  end() {
    this.#actor.stop();
  }
}

type Played = { start: string; events: readonly string[]; say?: Say };

/**
 * A chart after these events, by their keys. No effect can run. The first event with which it does something else than the
 * key says ends it, so that an old link still shows its beginning. Events have the words of `say`.
 */
export function simulate(name: string, { start, events, say = english }: Played): Simulation {
  const stage = new Stage(name, start);
  const steps = [stage.seen('', start)];
  for (const key of events) {
    const next = stage.eventsIn(say).find((one) => one.key === typeKeyOf(key));
    if (!next || !isAsSaid(stage.snapshot, next, key)) break;
    stage.send(next.event);
    steps.push(stage.seen(key, next.label));
  }
  const offers = stage.offersIn(say).map((one) => ({ one, offer: offerOf(stage.snapshot, one) }));
  stage.end();
  return {
    steps,
    untaken: events.slice(steps.length - 1),
    offers: offers.flatMap(({ offer }) => offer ?? []),
    ignored: offers.flatMap(({ one, offer }) => (offer ? [] : eventLabel(one.event, say))),
  };
}
