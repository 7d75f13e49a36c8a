import {
  createActor,
  fromPromise,
  SimulatedClock,
  StateMachine,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { mapValues } from 'es-toolkit';
import { charts, type AnyChartName } from '#machines/charts.ts';
import { refusingGuard } from '#machines/lib/refusing-guard.ts';
import { portalMachine } from '#machines/portal.machine.ts';
import type { Cause, Row } from './row.ts';

/** Charts that are broken on purpose, by their names. */
export type Broken = { readonly [Name in AnyChartName | 'portal']?: AnyStateMachine };
type Deed = readonly [name: string, given: unknown];
type Waiting = { resolve: (output: unknown) => void; reject: (error: unknown) => void };

const isOwnOfXState = (action: unknown) => typeof action === 'function' && 'resolve' in action;
const isChart = (logic: AnyActorLogic): logic is AnyStateMachine => logic instanceof StateMachine;

/** Another chart runs them, an actor each. */
const spawned: ReadonlySet<string> = new Set(['toast', 'offerCommand'] satisfies AnyChartName[]);

/** A chart, or the whole portal, that runs with effects which answer on demand and with a clock that stands still. */
export class Stage {
  readonly #clock = new SimulatedClock();
  readonly #calls = new Map<string, Waiting>();
  readonly #broken: Broken;
  readonly #machine: AnyStateMachine;
  readonly #root: AnyActorRef;
  readonly #isWhole: boolean;
  /** What was done, in order. */
  readonly deeds: Deed[] = [];
  #fault: unknown = null;

  constructor({ chart, input }: Pick<Row, 'chart' | 'input'>, broken: Broken) {
    this.#broken = broken;
    this.#isWhole = chart === 'portal';
    this.#machine = broken[chart] ?? (chart === 'portal' ? portalMachine : charts[chart].machine);
    this.#root = createActor(this.#provide(this.#machine), { input, clock: this.#clock });
    this.#watch(this.#root);
    if (!this.#isWhole) this.#root.on('*', ({ type, ...given }) => this.#note(`↑ ${type}`, given));
    this.#root.start();
    if (this.#isWhole) this.#joinAll();
  }

  /** Those whose code comes later. */
  #joinAll() {
    const running = this.charts();
    for (const [name, { machine, runs }] of Object.entries(charts)) {
      if (runs !== 'with the portal' || spawned.has(name) || name in running) continue;
      const logic = this.#provide(this.#named(name) ?? machine);
      this.#root.send({ type: 'chart.arrived', name, logic });
    }
    for (const actor of Object.values(this.charts())) this.#watch(actor);
  }

  #named = (name: string): AnyStateMachine | undefined => this.#broken[name as AnyChartName];

  #watch(actor: AnyActorRef) {
    actor.subscribe({ error: (fault) => (this.#fault = fault) });
  }

  #note(name: string, given: unknown) {
    this.deeds.push([name, given]);
  }

  #call = (name: string) =>
    fromPromise(({ input, signal }) => {
      // As the effects do it: what a step clears is cleared before its calls are made.
      queueMicrotask(() => this.#note(`call ${name}`, input));
      const waiting = Promise.withResolvers<unknown>();
      this.#calls.set(name, waiting);
      signal.addEventListener('abort', () => this.#calls.get(name) === waiting && this.#calls.delete(name));
      return waiting.promise;
    });

  #provide(machine: AnyStateMachine): AnyStateMachine {
    const { actors, actions } = machine.implementations;
    return machine.provide({
      actors: mapValues(actors as Record<string, AnyActorLogic>, (logic, name: string) => {
        if (name === 'wiring') return logic;
        return isChart(logic) ? this.#provide(this.#named(name) ?? logic) : this.#call(name);
      }),
      actions: Object.fromEntries(
        Object.entries(actions)
          .filter(([, action]) => !isOwnOfXState(action))
          .map(([name]) => [name, (_: unknown, given: unknown) => this.#note(name, given)]),
      ),
    });
  }

  #settle(name: string, settle: (waiting: Waiting) => void) {
    const waiting = this.#calls.get(name);
    if (!waiting) throw new Error(`Nothing waits for '${name}'`);
    this.#calls.delete(name);
    settle(waiting);
  }

  #send(event: AnyEventObject, to: AnyChartName | null) {
    const actor = to === null ? this.#root : this.charts()[to];
    const { events } = to === null ? this.#machine : charts[to].machine;
    if (!events.includes(event.type)) throw new Error(`No chart knows '${event.type}'`);
    // One that is over takes nothing any more.
    const isRunning = (actor?.getSnapshot() as AnyMachineSnapshot | undefined)?.status === 'active';
    if (isRunning) actor?.send(event);
  }

  /** Lets something happen, and all that follows at once. */
  async cause(cause: Cause) {
    if ('pass' in cause) this.#clock.increment(cause.pass);
    else if ('answer' in cause) this.#settle(cause.answer, ({ resolve }) => resolve(cause.output));
    else if ('fail' in cause) this.#settle(cause.fail, ({ reject }) => reject(cause.error));
    else this.#send(cause.send, cause.to);
    await this.rest();
  }

  /** All that follows at once has happened. */
  async rest() {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.#fault !== null) throw new Error('The chart broke', { cause: this.#fault });
  }

  /** The running charts of the portal by their names. */
  charts = (): Record<string, AnyActorRef> => ({ ...this.#root.system.getAll() });

  snapshots(): Record<string, AnyMachineSnapshot> {
    if (!this.#isWhole) return { '': this.#root.getSnapshot() as AnyMachineSnapshot };
    // The wiring has no states.
    const all = Object.entries(this.charts()).filter(([name]) => name !== 'wiring');
    return mapValues(Object.fromEntries(all), (actor) => actor.getSnapshot() as AnyMachineSnapshot);
  }

  /** What keeps the chart from doing anything about an event. */
  refusalOf = (event: AnyEventObject): string | null =>
    refusingGuard(this.#machine, this.#root.getSnapshot() as AnyMachineSnapshot, event);

  end = () => this.#root.stop();
}
