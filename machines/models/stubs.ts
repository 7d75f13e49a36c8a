import {
  fromPromise,
  SimulatedClock,
  type AnyEventObject,
  type AnyStateMachine,
  type MachineContext,
} from 'xstate';

/** A side effect by its name, a call as 'call <name>'. */
export type Deed = { name: string; params: unknown };
type Deferred = { resolve: (value: unknown) => void; reject: (error: unknown) => void };

const isOfState = (id: string | undefined) => id === undefined || id.startsWith('xstate.after');

/** A delayed event of a chart, started or cancelled; timers of states do not count. */
export function timerDeed({ type, params }: { type: string; params: unknown }): Deed | null {
  if (type !== 'xstate.cancel' && type !== 'xstate.raise') return null;
  const { sendId, id = sendId, delay } = params as { sendId?: string; id?: string; delay?: number };
  if (isOfState(id)) return null;
  return type === 'xstate.raise'
    ? { name: 'timer', params: { id, delay } }
    : { name: 'no timer', params: id };
}

const isSideEffect = (action: unknown) => typeof action === 'function' && !('resolve' in action);

/** Stands in for the app: calls settle on request, time stands still, side effects are recorded. */
export class Stubs {
  readonly clock = new SimulatedClock();
  readonly #pending = new Map<string, Deferred>();
  readonly #deeds: Deed[] = [];
  readonly #timers = new Set<unknown>();

  /** Replaces all effects; the chart's own actions stay. */
  provide<Machine extends AnyStateMachine>(machine: Machine): Machine {
    const { actors, actions } = machine.implementations;
    const call = (name: string) =>
      fromPromise(({ input, self }) => {
        this.#deeds.push({ name: `call ${name}`, params: input });
        return new Promise((resolve, reject) => this.#pending.set(self.id, { resolve, reject }));
      });
    const noted = (name: string) => (_: unknown, params: unknown) => void this.#deeds.push({ name, params });
    const sideEffects = Object.entries(actions).filter(([, action]) => isSideEffect(action));
    // `provide` widens the type; names and shapes stay those of the machine.
    return machine.provide({
      actors: Object.fromEntries(Object.keys(actors).map((name) => [name, call(name)])),
      actions: Object.fromEntries(sideEffects.map(([name]) => [name, noted(name)])),
    }) as Machine;
  }

  note(deed: Deed) {
    this.#deeds.push(deed);
    if (deed.name === 'timer') this.#timers.add((deed.params as { id: string }).id);
    else this.#timers.delete(deed.params);
  }

  hasTimers = () => this.#timers.size > 0;

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

/** The milliseconds of the delay that an event of the model stands for in a state, or null. */
export function delayOf(
  machine: AnyStateMachine,
  event: AnyEventObject,
  { context }: { context: MachineContext } = { context: {} },
): number | null {
  const [, name] = /^xstate\.after\.([^.]+)\./.exec(event.type) ?? [];
  // XState types delays as unknown here: they are milliseconds or functions of the context.
  const delay = (name === undefined ? null : machine.implementations.delays[name]) as
    | number
    | null
    | ((given: { context: MachineContext; event: AnyEventObject }) => number);
  return typeof delay === 'function' ? delay({ context, event }) : delay;
}
