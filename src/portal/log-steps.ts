import type { ActorRefLike, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** One step of a chart under way, or to be taken once those before it are. */
export type Step = {
  seq: number;
  at: number;
  wallClock: number;
  event: string;
  took: AnyTransitionDefinition[];
};

export const isOfChart = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

const start = 'xstate.init';

/** Charts react within each other's steps, and a busy one takes its next step later. */
export function createSteps() {
  // Weak: not every step ends.
  const steps = new WeakMap<ActorRefLike, Step[]>();
  let count = 0;

  function number(step: Step) {
    count += 1;
    Object.assign(step, { seq: count, at: Math.round(performance.now()), wallClock: Date.now() });
  }

  function begin(own: Step[], event: string): Step {
    const step = { seq: 0, at: 0, wallClock: 0, event, took: [] };
    if (event === start) own.unshift(step);
    else {
      own.push(step);
      number(step);
    }
    return step;
  }

  // Charts are made before the one around them starts; what a chart was sent before its start comes after it.
  function arrive(own: Step[], event: string): Step {
    const [current] = own;
    const isStart = event === start;
    const step = isStart && current?.event === start ? current : begin(own, event);
    if (isStart) own.forEach(number);
    return step;
  }

  return {
    /** The step that it belongs to: a new one where an event arrives, else the one under way. */
    of(inspection: InspectionEvent): Step | undefined {
      const { actorRef: actor, type } = inspection;
      if (type !== '@xstate.event' && type !== '@xstate.microstep') return steps.get(actor)?.[0];
      const { type: event } = inspection.event;
      // A chart that is stopped takes no further step.
      const own = (event === 'xstate.stop' ? null : steps.get(actor)) ?? [];
      steps.set(actor, own);
      // Its first transitions are taken as it is made, in the step of its start.
      return type === '@xstate.event' ? arrive(own, event) : (own[0] ?? begin(own, event));
    },
    /** Ends the step under way; the one after it. */
    end(actor: ActorRefLike): Step | undefined {
      const own = steps.get(actor);
      own?.shift();
      return own?.[0];
    },
  };
}
