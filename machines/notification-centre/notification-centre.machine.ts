import { assign, setup } from 'xstate';
import { chartTypes, sideEffect, subscription } from '../lib/effect.ts';
import type { SessionUser } from '../session/session.setup.ts';
import type { ShownToast } from '../toasts/toasts.machine.ts';
import { entryOf, laterThan, mergeEntries, type Entry, type ListedToast } from './listed-toasts.ts';

type NotificationCentreContext = {
  /** The newest first. */
  notifications: readonly Entry[];
};

type NotificationCentreEvent =
  | { type: 'toast.shown'; toast: ShownToast }
  /** What the page listed before it was loaded again, or what another tab lists. */
  | { type: 'notifications.shared'; notifications: readonly ListedToast[] }
  /** The action of a toast is no longer possible. */
  | { type: 'action.expired'; id: string }
  | { type: 'centre.open' }
  | { type: 'centre.close' }
  | { type: 'user.loaded'; user: Pick<SessionUser, 'shadowed'> }
  | { type: 'session.began' }
  | { type: 'session.ended' };

type Added = { toast: ListedToast };
type Shared = { notifications: readonly ListedToast[] };

const unseenOf = ({ event: { toast } }: { event: { toast: ShownToast } }): Added => ({
  toast: { ...toast, isRead: toast.quiet === true },
});
const seenOf = ({ event: { toast } }: { event: { toast: ShownToast } }): Added => ({
  toast: { ...toast, isRead: true },
});
const sharedOf = ({ event: { notifications } }: { event: Shared }): Shared => ({ notifications });
const listOf = ({ context: { notifications } }: { context: NotificationCentreContext }): Shared => ({
  notifications,
});
const idOf = ({ event }: { event: { id: string } }) => ({ id: event.id });
const userOf = ({ event: { user } }: { event: { user: Pick<SessionUser, 'shadowed'> } }) => user;

/** Gives the chart what is kept, now and when another tab changes it; forgets it when the chart is done with it. */
const calls = { followTabs: subscription('followTabs') };
const sideEffects = {
  /** Over a reload of the page, and for the other tabs. */
  keep: sideEffect<Shared>('keep'),
};

export type NotificationCentreEffects = { actors: typeof calls; actions: typeof sideEffects };

const notificationCentreSetup = setup({
  types: chartTypes<{ context: NotificationCentreContext; events: NotificationCentreEvent; tags: 'open' }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    add: assign({
      notifications: ({ context: { notifications } }, { toast }: Added) =>
        mergeEntries([entryOf(laterThan(notifications, toast)), ...notifications]),
    }),
    merge: assign({
      notifications: ({ context }, { notifications }: Shared) =>
        mergeEntries([...context.notifications, ...notifications.map(entryOf)]),
    }),
    markRead: assign({
      notifications: ({ context }) => context.notifications.map((entry) => ({ ...entry, isRead: true })),
    }),
    removeAction: assign({
      notifications: ({ context }, { id }: { id: string }) =>
        context.notifications.map((entry) =>
          entry.action?.id === id ? { ...entry, action: undefined } : entry,
        ),
    }),
    clear: assign({ notifications: [] }),
  },
  guards: { isOwn: (_, { shadowed }: Pick<SessionUser, 'shadowed'>) => !shadowed },
});

const merge = { type: 'merge', params: sharedOf } as const;
const keep = { actions: { type: 'keep', params: listOf }, meta: { spec: ['O13'] } } as const;

const list = notificationCentreSetup.createStateConfig({
  description: 'What is listed.',
  initial: 'off',
  on: {
    'session.ended': {
      target: '.off',
      description: 'The next user must not read them.',
      actions: 'clear',
      meta: { spec: ['S11', 'S12'] },
    },
  },
  states: {
    off: {
      description: 'Nobody is signed in: toasts of a visitor are listed for no user.',
      meta: { spec: ['O13'], screen: 'centre-closed' },
      on: { 'session.began': { target: 'closed', meta: { spec: ['O13'] } } },
    },
    closed: {
      description: 'The bell counts the entries that nobody has seen.',
      meta: { spec: ['O13'], screen: 'centre-closed' },
      on: {
        'toast.shown': { actions: { type: 'add', params: unseenOf }, meta: { spec: ['O13', 'E11'] } },
        'notifications.shared': { actions: merge, meta: { spec: ['O13', 'E11'] } },
        'centre.open': { target: 'open', actions: 'markRead', meta: { spec: ['O13'] } },
      },
    },
    open: {
      description: 'The list is on screen; new entries appear on top and count as read.',
      meta: { spec: ['O13'], screen: 'centre-open' },
      tags: ['open'],
      on: {
        'toast.shown': { actions: { type: 'add', params: seenOf }, meta: { spec: ['O13', 'E11'] } },
        'notifications.shared': { actions: [merge, 'markRead'], meta: { spec: ['O13', 'E11'] } },
        'centre.close': { target: 'closed', meta: { spec: ['O13'] } },
      },
    },
  },
});

// After the list, which has changed by then.
const sharing = notificationCentreSetup.createStateConfig({
  description: 'Whether the tabs of the user have one list, also after a reload.',
  initial: 'alone',
  states: {
    alone: {
      description: 'Nobody is signed in, or it is not known who, or an operator acts for a publisher.',
      meta: { spec: ['O13', 'M4'], screen: 'centre-closed' },
      on: {
        'user.loaded': {
          guard: { type: 'isOwn', params: userOf },
          target: 'shared',
          meta: { spec: ['O13', 'M4'] },
        },
      },
    },
    shared: {
      description: 'What one tab lists is listed in all; what was opened in one is read in all.',
      meta: { spec: ['O13'], screen: 'centre-closed' },
      invoke: { id: 'followTabs', src: 'followTabs' },
      on: {
        'toast.shown': keep,
        'notifications.shared': keep,
        'centre.open': keep,
        'session.ended': { target: 'alone', meta: { spec: ['S11', 'S12'] } },
      },
    },
  },
});

/** The last 50 toasts of the session, which are on screen for seconds only; unread are those that nobody has seen (O13). */
export const notificationCentreMachine = notificationCentreSetup.createMachine({
  id: 'notificationCentre',
  description: 'Lists the toasts of this session, each with its action while that is possible.',
  context: { notifications: [] },
  type: 'parallel',
  on: {
    'action.expired': {
      description: 'The entry stays, its action goes.',
      actions: { type: 'removeAction', params: idOf },
      meta: { spec: ['O13'] },
    },
  },
  states: { list, sharing },
});
