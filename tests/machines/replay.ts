import { createActor, type AnyActor, type AnyEventObject, type InspectionEvent } from 'xstate';
import type { AnyTransition } from '#machines/lib/transition-id.ts';
import { timersOf, type ChartModel, type ChartSnapshot } from '#machines/models/chart-model.ts';
import type { Tour } from './graph.ts';
import { delayOf } from './oracle/timers.ts';
import { Stubs, sendingDeed, type Deed } from '#machines/models/stubs.ts';

/** What one step of a replay did, and where it led. */
export type Observation = {
  event: AnyEventObject;
  key: string;
  tags: readonly string[];
  pending: readonly string[];
  /** What the chart has ended with. */
  output: unknown;
  deeds: readonly Deed[];
  emitted: readonly AnyEventObject[];
  taken: readonly AnyTransition[];
};

type Inspect = (inspection: InspectionEvent) => void;

/** A running chart that is watched step by step. */
class Stage {
  readonly #stubs = new Stubs();
  readonly #model: ChartModel;
  readonly #input: unknown;
  readonly #actor: AnyActor;
  readonly #emitted: AnyEventObject[] = [];
  readonly #taken: AnyTransition[] = [];
  #error: unknown = null;

  constructor(model: ChartModel, input: unknown, inspect: Inspect) {
    this.#model = model;
    this.#input = input;
    this.#actor = createActor(this.#stubs.provide(model.machine), {
      input,
      clock: this.#stubs.clock,
      inspect: (inspection) => {
        this.#watch(inspection);
        inspect(inspection);
      },
    });
    this.#actor.on('*', (event: AnyEventObject) => void this.#emitted.push(event));
    this.#actor.subscribe({ error: (error) => (this.#error = error) });
  }

  #watch(inspection: InspectionEvent) {
    if (inspection.type === '@xstate.microstep') this.#taken.push(...inspection._transitions);
    const deed = inspection.type === '@xstate.action' ? sendingDeed(inspection.action) : null;
    if (deed) this.#stubs.note(deed);
  }

  get #snapshot(): ChartSnapshot {
    // The stage runs charts only.
    return this.#actor.getSnapshot() as ChartSnapshot;
  }

  get #key() {
    return this.#model.keyOf(this.#snapshot);
  }

  #observe(event: AnyEventObject): Observation {
    if (this.#error !== null) throw new Error('The chart broke', { cause: this.#error });
    return {
      event,
      key: this.#key,
      tags: [...this.#snapshot.tags].toSorted(),
      pending: Object.keys(this.#snapshot.children).toSorted(),
      output: this.#snapshot.output,
      deeds: this.#stubs.takeDeeds(),
      emitted: this.#emitted.splice(0),
      taken: this.#taken.splice(0),
    };
  }

  start(): Observation {
    this.#actor.start();
    return this.#observe({ type: 'xstate.init' });
  }

  async step(event: AnyEventObject): Promise<Observation> {
    const delay = delayOf(event, { context: this.#snapshot.context, input: this.#input });
    if (delay !== null) this.#elapse(delay);
    else if (!(await this.#stubs.answer(event))) this.#actor.send(event);
    return this.#observe(event);
  }

  #elapse(delay: number) {
    const before = this.#key;
    this.#stubs.clock.increment(delay - 1);
    if (this.#key !== before) throw new Error('A delay is over too early');
    this.#stubs.clock.increment(1);
  }

  /** Long after the last step: a timer that should have been cancelled fires now. */
  end() {
    const before = this.#key;
    const isTimed = timersOf(this.#snapshot).length > 0 || this.#stubs.hasTimers();
    this.#stubs.clock.increment(3_600_000);
    if (!isTimed && this.#key !== before) throw new Error('A timer was left behind');
    this.#actor.stop();
  }
}

/** Walks a running chart along a tour; `error` tells where it went another way than the graph. */
export async function replay<State>(
  model: ChartModel,
  input: unknown,
  { edges, inspect = () => undefined }: Tour<State> & { inspect?: Inspect },
) {
  const observations: Observation[] = [];
  try {
    const stage = new Stage(model, input, inspect);
    observations.push(stage.start());
    for (const { event, to } of edges) {
      const observation = await stage.step(event);
      observations.push(observation);
      if (observation.key !== to) {
        throw new Error(`${event.type} led to '${observation.key}' instead of '${to}'`);
      }
    }
    stage.end();
    return { observations, error: null };
  } catch (error) {
    return { observations, error };
  }
}
