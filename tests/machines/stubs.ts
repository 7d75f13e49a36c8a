import { fromPromise, SimulatedClock, type AnyEventObject, type AnyStateMachine } from 'xstate';

/** What a chart had the app do: a side effect by its name, a call as 'call <name>'. */
export type Deed = { name: string; params: unknown };
type Deferred = { resolve: (value: unknown) => void; reject: (error: unknown) => void };

const isSideEffect = (action: unknown) => typeof action === 'function' && !('resolve' in action);

/** Stands in for the app: calls answer when told to, time stands still, side effects are written down. */
export class Stubs {
  readonly clock = new SimulatedClock();
  readonly #pending = new Map<string, Deferred>();
  readonly #deeds: Deed[] = [];

  /** The chart with all that the app provides replaced; what the chart does itself stays. */
  provide<Machine extends AnyStateMachine>(machine: Machine): Machine {
    const { actors, actions } = machine.implementations;
    const call = (name: string) =>
      fromPromise(({ input, self }) => {
        this.#deeds.push({ name: `call ${name}`, params: input });
        return new Promise((resolve, reject) => this.#pending.set(self.id, { resolve, reject }));
      });
    const noted = (name: string) => (_: unknown, params: unknown) => void this.#deeds.push({ name, params });
    const sideEffects = Object.entries(actions).filter(([, action]) => isSideEffect(action));
    // Names and shapes stay those of the machine.
    return machine.provide({
      actors: Object.fromEntries(Object.keys(actors).map((name) => [name, call(name)])),
      actions: Object.fromEntries(sideEffects.map(([name]) => [name, noted(name)])),
    }) as Machine;
  }

  /** What was done since the last time. */
  takeDeeds = (): Deed[] => this.#deeds.splice(0);

  /** Settles the call that an event of the model stands for; false when it stands for none. */
  async answer({ type, ...payload }: AnyEventObject): Promise<boolean> {
    const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
    if (id === undefined) return false;
    const call = this.#pending.get(id);
    if (!call) throw new Error(`Nothing waits for '${id}'`);
    this.#pending.delete(id);
    if ('error' in payload) call.reject(payload.error);
    else call.resolve(payload.output);
    await new Promise((resolve) => setImmediate(resolve));
    return true;
  }
}

/** The milliseconds of the delay that an event of the model stands for, or null. */
export function delayOf(machine: AnyStateMachine, { type }: AnyEventObject): number | null {
  const [, name] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return name === undefined ? null : Number(machine.implementations.delays[name]);
}
