import { onTestFinished, vi } from 'vitest';
import { assign, createActor, setup, type AnyActor, type AnyStateMachine } from 'xstate';
import type { LogMessage } from '#machines/lib/log-entry.ts';
import { createEventLog } from '#portal/event-log.ts';

class Channel extends EventTarget {
  static posted: LogMessage[] = [];
  static open: Channel;
  constructor() {
    super();
    Channel.open = this;
  }
  postMessage(message: LogMessage) {
    Channel.posted.push(structuredClone(message));
  }
}

/** A log that is watched from its start, until its test has ended. */
export async function watch() {
  const running: AnyActor[] = [];
  onTestFinished(() => {
    for (const actor of running) actor.stop();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { querySelectorAll: () => [{ src: 'https://portal.test/assets/main-1.js' }] });
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.posted = [];
  const log = createEventLog();
  Channel.open.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'log.request' } }));
  await vi.waitUntil(() => Channel.posted.some(({ type }) => type === 'log.snapshot'), { timeout: 20_000 });
  const entries = () => Channel.posted.flatMap((one) => (one.type === 'log.entry' ? [one.entry] : []));
  function create<Machine extends AnyStateMachine>(machine: Machine) {
    const actor = createActor<AnyStateMachine>(machine, { inspect: log.inspect });
    running.push(actor);
    return actor;
  }
  const run = <Machine extends AnyStateMachine>(machine: Machine) => create(machine).start();
  return { create, run, entries };
}

/** Turned on by a word, and broken by too many tries. */
export const lamp = setup({
  types: { context: {} as { turns: number; secret: string }, events: {} as { type: 'turn'; word: string } },
  guards: {
    knows: ({ context }, { word }: { word: string }) => context.secret === word,
    isTired: ({ context }) => context.turns > 1,
  },
  actions: { count: assign({ turns: ({ context }) => context.turns + 1 }) },
  delays: { rest: 50 },
}).createMachine({
  id: 'lamp',
  context: { turns: 0, secret: 'abracadabra' },
  initial: 'off',
  states: {
    off: {
      on: {
        turn: [
          {
            guard: { type: 'knows', params: ({ event }) => ({ word: event.word }) },
            target: 'on',
            actions: 'count',
          },
          { actions: 'count' },
        ],
      },
      always: { guard: 'isTired', target: 'broken' },
    },
    on: { after: { rest: 'off' } },
    broken: {},
  },
});
