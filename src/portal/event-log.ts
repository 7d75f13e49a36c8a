import {
  eventLogChannel,
  watchedKey,
  type Shadow,
  type LogEntry,
  type LogMessage,
} from '#machines/lib/log-entry.ts';
import { transitionId } from '#machines/lib/transition-id.ts';
import { loadPart } from '#ui/platform/load-part.ts';
import type { ActorRefLike, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { createSteps, isOfChart, type Step } from './log-steps.ts';
import type { Details } from './watched/details.ts';

const maxEntries = 500;

// The innermost states of the running charts.
function createStates() {
  const states = new Map<string, { machine: AnyStateMachine; active: string[] }>();
  const ran = new Map<string, AnyStateMachine>();
  return {
    note({ sessionId }: ActorRefLike, { machine, status, _nodes: nodes }: AnyMachineSnapshot) {
      ran.set(machine.id, machine);
      if (status !== 'active') {
        states.delete(sessionId);
        return;
      }
      const innermost = nodes.filter(({ type }) => type === 'atomic' || type === 'final');
      states.set(sessionId, { machine, active: innermost.map(({ id }) => id) });
    },
    all: () =>
      [...states.values()].map(({ machine, active }) => ({ chart: machine.id, active: [...active] })),
    machines: () => [...states.values()].map(({ machine }) => machine),
    ran,
  };
}

const entryOf = (actor: ActorRefLike, snapshot: AnyMachineSnapshot, step: Step): LogEntry => ({
  ...step,
  chart: snapshot.machine.id,
  actor: actor.sessionId,
  took: step.took.map(transitionId),
  active: snapshot._nodes.map(({ id }) => id),
  tags: [...snapshot.tags],
});

/** Whether an auditors' page is open, as the portal starts. */
export const isAuditorHere = (): boolean => watchedKey in localStorage;

export const importDetails = () => import('./watched/details.ts');

/**
 * Logs the steps of the charts without payloads (E13), and sends them to a page of this origin that requests them (M3).
 * `fromStart`: the details, where they are recorded from the first step on.
 */
export function createEventLog(fromStart?: Details) {
  const portal = crypto.randomUUID();
  const steps = createSteps();
  const entries: LogEntry[] = [];
  const states = createStates();
  const channel = new BroadcastChannel(eventLogChannel);
  let shadow: Shadow | null = null;
  let isWatched = false;
  let details = fromStart;
  let follower: ((entry: LogEntry) => void) | null = null;

  const post = (message: LogMessage) => channel.postMessage(message);
  const here = () => ({ portal, title: document.title, shadow });

  function note(entry: LogEntry) {
    entries.push(entry);
    if (entries.length > maxEntries) entries.shift();
    follower?.(entry);
    if (isWatched && details) post({ type: 'log.entry', ...here(), entry });
  }

  /** For the `inspect` option of every chart that is started. */
  function inspect(inspection: InspectionEvent) {
    const { actorRef: actor, type } = inspection;
    const step = steps.of(inspection);
    const isEnd = type === '@xstate.snapshot';
    if (type === '@xstate.microstep') step?.took.push(...inspection._transitions);
    const next = isEnd ? steps.end(actor) : undefined;
    const more = details?.inspect(inspection, step, next);
    if (!isEnd || !isOfChart(inspection.snapshot)) return;
    states.note(actor, inspection.snapshot);
    if (step) note({ ...entryOf(actor, inspection.snapshot, step), ...more });
  }

  async function answer() {
    const { createDetails } = await loadPart(importDetails);
    const { complete } = (details ??= createDetails(states.machines()));
    post({ type: 'log.snapshot', ...here(), entries: entries.map(complete) });
  }

  channel.addEventListener('message', ({ data }) => {
    const { type } = Object(data) as { type?: unknown };
    if (type === 'log.request') void answer();
    isWatched = type === 'log.request' || (isWatched && type !== 'log.leave');
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
    /** Calls back with each step, those so far first. */
    follow(then: (entry: LogEntry) => void) {
      entries.forEach(then);
      follower = then;
    },
    /** The charts that have run, by the ids of their machines. */
    ran: states.ran as ReadonlyMap<string, AnyStateMachine>,
    /** The innermost states of every running chart. */
    states: states.all,
    /** The latest steps with a transition, the oldest first. */
    latest: (most: number) => entries.filter(({ took }) => took.length > 0).slice(-most),
  };
}
export type EventLogRecorder = ReturnType<typeof createEventLog>;
