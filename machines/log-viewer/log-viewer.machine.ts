import { assign, setup } from 'xstate';
import { chartTypes } from '../lib/effect.ts';
import type { EventLog, LogEntry, LogMessage, Shadow } from '../lib/log-entry.ts';

/** `position` is the index of the current entry, unless the newest one is followed. */
type LogViewerContext = { log: EventLog; position: number };

type LogViewerEvent =
  | LogMessage
  | { type: 'moment.choose'; position: number }
  | { type: 'moment.latest' }
  | { type: 'log.open'; log: EventLog }
  | { type: 'log.clear' };

const noLog: EventLog = { portal: '', shadow: null, entries: [] };
const mostEntries = 2000;

// By arrival, so that an effect never precedes its cause.
const inOrder = (log: EventLog): EventLog => ({
  ...log,
  entries: log.entries.toSorted((one, other) => one.seq - other.seq).slice(-mostEntries),
});

type Snapshot = { event: EventLog };
type Arrival = { shadow: Shadow | null; entry: LogEntry };
const logOf = ({ event: { portal, shadow, entries } }: Snapshot) => ({ log: { portal, shadow, entries } });
const openedLog = ({ event: { log } }: { event: { log: EventLog } }) => ({ log });
const portalOf = ({ event: { portal } }: { event: { portal: string } }) => ({ portal });
const positionOf = ({ event: { position } }: { event: { position: number } }) => ({ position });

const logViewerSetup = setup({
  types: chartTypes<{
    context: LogViewerContext;
    events: LogViewerEvent;
  }>(),
  actions: {
    keepLog: assign((_, { log }: { log: EventLog }) => ({ log: inOrder(log), position: 0 })),
    addEntry: assign(({ context: { log } }, { shadow, entry }: Arrival) => ({
      log: inOrder({ ...log, shadow, entries: [...log.entries, entry] }),
    })),
    moveTo: assign((_, { position }: { position: number }) => ({ position })),
    moveToEnd: assign({ position: ({ context: { log } }) => log.entries.length - 1 }),
    forget: assign({ log: noLog, position: 0 }),
  },
  guards: {
    isOfThisPortal: ({ context }, { portal }: { portal: string }) => portal === context.log.portal,
  },
});

const spec = ['M3'] as const;
const choose = { actions: { type: 'moveTo', params: positionOf }, meta: { spec } } as const;
const add = {
  guard: { type: 'isOfThisPortal', params: portalOf },
  actions: {
    type: 'addEntry',
    params: ({ event: { shadow, entry } }: { event: Arrival }) => ({ shadow, entry }),
  },
  meta: { spec },
} as const;
const follow = {
  target: 'following',
  actions: { type: 'keepLog', params: logOf },
  meta: { spec },
} as const;
const close = {
  guard: { type: 'isOfThisPortal', params: portalOf },
  target: 'ended',
  meta: { spec },
} as const;

/** Shows auditors the event log of a portal in another tab, or of a file (M3). */
export const logViewerMachine = logViewerSetup.createMachine({
  id: 'logViewer',
  description: 'Follows the event log of a running portal, looks back in it, or reads one from a file.',
  context: { log: noLog, position: 0 },
  initial: 'waiting',
  on: {
    'log.open': {
      target: '.reading',
      actions: { type: 'keepLog', params: openedLog },
      meta: { spec },
    },
    'log.clear': { target: '.waiting', actions: 'forget', meta: { spec } },
  },
  states: {
    waiting: {
      description: 'No portal has answered yet.',
      meta: { spec, screen: 'log-waiting' },
      on: { 'log.snapshot': follow },
    },
    following: {
      description: 'The newest entry is the current one.',
      meta: { spec, screen: 'log-following' },
      on: {
        'log.snapshot': follow,
        'log.entry': add,
        'log.closed': { ...close, actions: 'moveToEnd' },
        'moment.choose': { ...choose, target: 'lookingBack' },
      },
    },
    lookingBack: {
      description: 'An earlier entry is the current one, while entries go on arriving.',
      meta: { spec, screen: 'log-looking-back' },
      on: {
        'log.entry': add,
        'log.closed': close,
        'moment.choose': choose,
        'moment.latest': { target: 'following', meta: { spec } },
      },
    },
    ended: {
      description: 'The portal is closed; its log stays until the next one opens.',
      meta: { spec, screen: 'log-ended' },
      on: { 'log.snapshot': follow, 'log.entry': add, 'moment.choose': choose },
    },
    reading: {
      description: 'The log of a file, which no running portal disturbs.',
      meta: { spec, screen: 'log-reading' },
      on: { 'moment.choose': choose },
    },
  },
});
