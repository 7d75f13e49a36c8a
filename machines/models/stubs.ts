import {
  fromPromise,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';

/** A side effect by its name, a call as 'call <name>'. */
export type Deed = { name: string; params: unknown };
type Deferred = { resolve: (value: unknown) => void; reject: (error: unknown) => void };

const isOfState = (id: string | undefined) => id === undefined || id.startsWith('xstate.after');

/** What a chart sends: an event to an actor, or a delayed one to itself, which it may cancel; timers of states do not count. */
export function sendingDeed({ type, params }: { type: string; params: unknown }): Deed | null {
  if (type === 'xstate.sendTo') {
    const { to, event } = params as { to: AnyActorRef; event: AnyEventObject };
    return { name: `send ${event.type}`, params: to.id };
  }
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
    const { actors } = machine.implementations;
    const call = (name: string) =>
      fromPromise(({ input, self }) => {
        this.#deeds.push({ name: `call ${name}`, params: input });
        return new Promise((resolve, reject) => this.#pending.set(self.id, { resolve, reject }));
      });
    // `provide` widens the type; names and shapes stay those of the machine.
    return machine.provide({
      actors: Object.fromEntries(Object.keys(actors).map((name) => [name, call(name)])),
      actions: this.sideEffects(machine),
    }) as Machine;
  }

  /** Replaces what a chart has the app do at once. */
  sideEffects({ implementations: { actions } }: AnyStateMachine) {
    const noted = (name: string) => (_: unknown, params: unknown) => void this.#deeds.push({ name, params });
    const sideEffects = Object.entries(actions).filter(([, action]) => isSideEffect(action));
    return Object.fromEntries(sideEffects.map(([name]) => [name, noted(name)]));
  }

  note(deed: Deed) {
    this.#deeds.push(deed);
    if (deed.name === 'timer') this.#timers.add((deed.params as { id: string }).id);
    if (deed.name === 'no timer') this.#timers.delete(deed.params);
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
