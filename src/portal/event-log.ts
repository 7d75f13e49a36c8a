import { eventLogChannel, type Shadow, type LogEntry, type LogMessage } from '#machines/lib/log-entry.ts';
import { transitionId } from '#machines/lib/transition-id.ts';
import type { ActorRefLike, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';

const maxEntries = 500;

// Charts react within each other's steps, so each collects its own.
type Step = { seq: number; at: number; event: string; took: AnyTransitionDefinition[] };

const isOfChart = (snapshot: object): snapshot is AnyMachineSnapshot => 'machine' in snapshot;

const isRequest = (data: unknown, type: LogMessage['type']) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === type;

// The innermost states of the running charts.
function createStates() {
  const states = new Map<string, { chart: string; active: string[] }>();
  return {
    note({ sessionId }: ActorRefLike, { machine, status, _nodes: nodes }: AnyMachineSnapshot) {
      if (status !== 'active') {
        states.delete(sessionId);
        return;
      }
      const innermost = nodes.filter(({ type }) => type === 'atomic' || type === 'final');
      states.set(sessionId, { chart: machine.id, active: innermost.map(({ id }) => id) });
    },
    all: () => [...states.values()].map(({ chart, active }) => ({ chart, active: [...active] })),
  };
}

/** Logs the steps of the charts without payloads (E13), and sends them to a page of this origin that requests them (M3). */
export function createEventLog() {
  const portal = crypto.randomUUID();
  // Weak: actors that are no charts never end a step.
  const steps = new WeakMap<ActorRefLike, Step>();
  const entries: LogEntry[] = [];
  const states = createStates();
  const channel = new BroadcastChannel(eventLogChannel);
  let count = 0;
  let shadow: Shadow | null = null;
  let isWatched = false;

  const post = (message: LogMessage) => channel.postMessage(message);

  function begin(actor: ActorRefLike, event: string): Step {
    count += 1;
    const step = { seq: count, at: Math.round(performance.now()), event, took: [] };
    steps.set(actor, step);
    return step;
  }

  function end(actor: ActorRefLike, snapshot: AnyMachineSnapshot, step: Step) {
    states.note(actor, snapshot);
    const entry: LogEntry = {
      seq: step.seq,
      at: step.at,
      chart: snapshot.machine.id,
      actor: actor.sessionId,
      event: step.event,
      took: step.took.map(transitionId),
      active: snapshot._nodes.map(({ id }) => id),
      tags: [...snapshot.tags],
    };
    steps.delete(actor);
    entries.push(entry);
    if (entries.length > maxEntries) entries.shift();
    if (isWatched) post({ type: 'log.entry', portal, shadow, entry });
  }

  /** For the `inspect` option of every chart that is started. */
  function inspect(inspection: InspectionEvent) {
    const { actorRef: actor, type } = inspection;
    if (type === '@xstate.event') begin(actor, inspection.event.type);
    if (type === '@xstate.microstep') {
      const step = steps.get(actor) ?? begin(actor, inspection.event.type);
      step.took.push(...inspection._transitions);
    }
    if (type !== '@xstate.snapshot') return;
    const step = steps.get(actor);
    if (step && isOfChart(inspection.snapshot)) end(actor, inspection.snapshot, step);
  }

  channel.addEventListener('message', ({ data }) => {
    if (isRequest(data, 'log.request')) post({ type: 'log.snapshot', portal, shadow, entries });
    isWatched = isRequest(data, 'log.request') || (isWatched && !isRequest(data, 'log.leave'));
  });
  post({ type: 'log.opened', portal });
  window.addEventListener('pagehide', () => post({ type: 'log.closed', portal }));

  return {
    inspect,
    /** The operator who acts from now on, or null (A7, M4). */
    actAs(next: Shadow | null) {
      shadow = next;
    },
    shadow: () => shadow,
    /** The innermost states of every running chart. */
    states: states.all,
    /** The latest steps with a transition, the oldest first. */
    latest: (most: number) => entries.filter(({ took }) => took.length > 0).slice(-most),
  };
}
export type EventLogRecorder = ReturnType<typeof createEventLog>;
