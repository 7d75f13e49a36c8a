import { assign, setup } from 'xstate';
import { chartTypes } from '../lib/effect.ts';
import type { EventLog, LogEntry, LogMessage } from '../lib/log-entry.ts';

/**
 * `open` are the logs of all portals that are open, `chosen` names the one that is shown. `kept` is shown instead: the
 * log of a portal that was closed, or of a file. `position` is the index of the current entry, unless the newest one
 * is followed. `awaited` is the portal that was shown before a reload, until it answers or another log is chosen.
 */
type LogViewerContext = {
  open: readonly EventLog[];
  chosen: string;
  awaited: string | null;
  kept: EventLog | null;
  position: number;
};

type LogViewerEvent =
  | Extract<LogMessage, { type: 'log.snapshot' | 'log.entry' | 'log.closed' }>
  | { type: 'portal.choose'; portal: string }
  | { type: 'moment.choose'; position: number }
  | { type: 'moment.latest' }
  | { type: 'log.open'; log: EventLog }
  | { type: 'log.clear' };

const noLog: EventLog = { portal: '', shadow: null, entries: [] };
/** Of a log that is shown, the latest. */
export const mostEntries = 2000;

const logIn = (open: readonly EventLog[], portal: string) => open.find((log) => log.portal === portal);
const without = (open: readonly EventLog[], portal: string) => open.filter((log) => log.portal !== portal);

/** The log that is shown; an empty one while no portal has answered. */
export const shownLog = ({ open, chosen, kept }: LogViewerContext): EventLog =>
  kept ?? logIn(open, chosen) ?? noLog;

// By arrival, so that an effect never precedes its cause.
const inOrder = (log: EventLog): EventLog => ({
  ...log,
  entries: log.entries.toSorted((one, other) => one.seq - other.seq).slice(-mostEntries),
});

/** The latest of a file, and how many stand before them. */
const latestOf = (log: EventLog): EventLog => {
  const omitted = Math.max(0, log.entries.length - mostEntries);
  return { ...inOrder(log), ...(omitted > 0 && { omitted }) };
};

/** A portal answers each request with its latest entries; what is known beyond them stays. */
function joined(known: EventLog | undefined, log: EventLog): EventLog {
  const entries = [...(known?.entries ?? []), ...log.entries].map((entry) => [entry.seq, entry] as const);
  return inOrder({ ...log, entries: [...new Map(entries).values()] });
}

const grown = (log: EventLog, { title, shadow, entry }: Arrival): EventLog =>
  inOrder({ ...log, title, shadow, entries: [...log.entries, entry] });

type Snapshot = { event: EventLog };
type Arrival = Pick<EventLog, 'portal' | 'title' | 'shadow'> & { entry: LogEntry };
type OfPortal = { portal: string };
const logOf = ({ event: { portal, title, shadow, entries } }: Snapshot) => ({
  log: { portal, title, shadow, entries },
});
const openedLog = ({ event: { log } }: { event: { log: EventLog } }) => ({ log });
const portalOf = ({ event: { portal } }: { event: OfPortal }) => ({ portal });
const arrivalOf = ({ event: { portal, title, shadow, entry } }: { event: Arrival }) => ({
  portal,
  title,
  shadow,
  entry,
});
const positionOf = ({ event: { position } }: { event: { position: number } }) => ({ position });

const logViewerSetup = setup({
  types: chartTypes<{
    input: { awaited: string | null };
    context: LogViewerContext;
    events: LogViewerEvent;
  }>(),
  actions: {
    keepLog: assign(({ context: { open } }, { log }: { log: EventLog }) => {
      const known = logIn(open, log.portal);
      const next = joined(known, log);
      return { open: known ? open.map((one) => (one === known ? next : one)) : [...open, next] };
    }),
    addEntry: assign(({ context: { open } }, arrival: Arrival) => ({
      open: open.map((log) => (log.portal === arrival.portal ? grown(log, arrival) : log)),
    })),
    addToKept: assign(({ context: { kept, position } }, arrival: Arrival) => {
      if (!kept) return {};
      const next = grown(kept, arrival);
      // What a portal does as it closes comes after its end is announced.
      const isAtEnd = position === kept.entries.length - 1;
      return { kept: next, position: isAtEnd ? next.entries.length - 1 : position };
    }),
    choosePortal: assign(({ context: { awaited } }, { portal }: OfPortal) => ({
      chosen: portal,
      kept: null,
      position: 0,
      awaited: awaited === portal ? null : awaited,
    })),
    awaitNone: assign({ awaited: null }),
    chooseOpen: assign(({ context: { open, chosen } }) => ({
      chosen: (logIn(open, chosen) ?? open[0] ?? noLog).portal,
      kept: null,
      position: 0,
    })),
    removePortal: assign(({ context: { open, chosen } }, { portal }: OfPortal) => ({
      open: without(open, portal),
      chosen: chosen === portal ? '' : chosen,
    })),
    retainLog: assign(({ context }) => ({
      kept: shownLog(context),
      open: without(context.open, context.chosen),
      chosen: '',
    })),
    readLog: assign((_, { log }: { log: EventLog }) => ({ kept: latestOf(log), position: 0 })),
    moveTo: assign((_, { position }: { position: number }) => ({ position })),
    moveToEnd: assign({ position: ({ context }) => shownLog(context).entries.length - 1 }),
    forget: assign({ chosen: '', kept: null, position: 0 }),
  },
  guards: {
    isShown: ({ context }, { portal }: OfPortal) => portal === shownLog(context).portal,
    isOpen: ({ context: { open } }, { portal }: OfPortal) => logIn(open, portal) !== undefined,
    isNew: ({ context: { open } }, { portal }: OfPortal) => logIn(open, portal) === undefined,
    isAwaited: ({ context: { awaited } }, { portal }: OfPortal) => portal === awaited,
    hasOpen: ({ context: { open } }) => open.length > 0,
  },
});

const spec = ['M3'] as const;
const choose = { actions: { type: 'moveTo', params: positionOf }, meta: { spec } } as const;
const keep = { type: 'keepLog', params: logOf } as const;
const follow = {
  target: 'following',
  actions: [keep, { type: 'choosePortal', params: portalOf }],
  meta: { spec },
} as const;
const close = {
  guard: { type: 'isShown', params: portalOf },
  target: 'ended',
  actions: 'retainLog',
  meta: { spec },
} as const;

/** Shows auditors the event log of a portal in another tab, or of a file (M3). */
export const logViewerMachine = logViewerSetup.createMachine({
  id: 'logViewer',
  description:
    'Follows the event log of one of the running portals, looks back in it, or reads one from a file.',
  context: ({ input: { awaited } }) => ({ open: [], chosen: '', awaited, kept: null, position: 0 }),
  initial: 'waiting',
  on: {
    'log.snapshot': [
      { ...follow, target: '.following', guard: { type: 'isAwaited', params: portalOf } },
      { actions: keep, meta: { spec } },
    ],
    'log.entry': { actions: { type: 'addEntry', params: arrivalOf }, meta: { spec } },
    'log.closed': { actions: { type: 'removePortal', params: portalOf }, meta: { spec } },
    'portal.choose': {
      guard: { type: 'isOpen', params: portalOf },
      target: '.following',
      actions: ['awaitNone', { type: 'choosePortal', params: portalOf }],
      meta: { spec },
    },
    'log.open': {
      target: '.reading',
      actions: ['awaitNone', { type: 'readLog', params: openedLog }],
      meta: { spec },
    },
    'log.clear': [
      { guard: 'hasOpen', target: '.following', actions: 'chooseOpen', meta: { spec } },
      { target: '.waiting', actions: 'forget', meta: { spec } },
    ],
  },
  states: {
    waiting: {
      description: 'No portal has answered yet.',
      meta: { spec, screen: 'log-waiting' },
      on: { 'log.snapshot': follow },
    },
    following: {
      description: 'The newest entry of the chosen portal is the current one.',
      meta: { spec, screen: 'log-following' },
      on: {
        'log.closed': { ...close, actions: ['retainLog', 'moveToEnd'] },
        'moment.choose': { ...choose, target: 'lookingBack' },
      },
    },
    lookingBack: {
      description: 'An earlier entry is the current one, while entries go on arriving.',
      meta: { spec, screen: 'log-looking-back' },
      on: {
        'log.closed': close,
        'moment.choose': choose,
        'moment.latest': { target: 'following', meta: { spec } },
      },
    },
    ended: {
      description: 'The portal is closed; its log stays until the next one opens or is chosen.',
      meta: { spec, screen: 'log-ended' },
      on: {
        'log.snapshot': { ...follow, guard: { type: 'isNew', params: portalOf } },
        'log.entry': {
          guard: { type: 'isShown', params: portalOf },
          actions: { type: 'addToKept', params: arrivalOf },
          meta: { spec },
        },
        'moment.choose': choose,
      },
    },
    reading: {
      description: 'The log of a file, which no running portal disturbs.',
      meta: { spec, screen: 'log-reading' },
      on: { 'moment.choose': choose },
    },
  },
});
