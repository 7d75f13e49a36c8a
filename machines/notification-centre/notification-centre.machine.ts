import { assign, setup } from 'xstate';
import { chartTypes } from '../lib/effect.ts';
import { keyOf, type OpenToast, type ShownToast } from '../toasts/toasts.machine.ts';

type Entry = OpenToast & Pick<ShownToast, 'at' | 'action'>;

type NotificationCentreContext = {
  /** The newest first. */
  notifications: readonly Entry[];
  /** Shown since the centre was last open. */
  unread: number;
};

type NotificationCentreEvent =
  | { type: 'toast.shown'; toast: ShownToast }
  /** The page was loaded again: what it listed before. */
  | { type: 'notifications.restored'; toasts: readonly ShownToast[]; unread: number }
  /** The action of a toast is no longer possible. */
  | { type: 'action.expired'; id: string }
  | { type: 'centre.open' }
  | { type: 'centre.close' }
  | { type: 'session.began' }
  | { type: 'session.ended' };

const most = 50;

const toastOf = ({ event }: { event: { toast: ShownToast } }) => event.toast;
type Restored = Pick<
  Extract<NotificationCentreEvent, { type: 'notifications.restored' }>,
  'toasts' | 'unread'
>;
const restoredOf = ({ event: { toasts, unread } }: { event: Restored }) => ({ toasts, unread });
const idOf = ({ event }: { event: { id: string } }) => ({ id: event.id });

const notificationCentreSetup = setup({
  types: chartTypes<{ context: NotificationCentreContext; events: NotificationCentreEvent; tags: 'open' }>(),
  actions: {
    add: assign({
      notifications: ({ context }, toast: ShownToast) => {
        const key = keyOf(toast);
        const others = context.notifications.filter((other) => other.key !== key);
        return [{ ...toast, key }, ...others].slice(0, most);
      },
    }),
    restore: assign({
      notifications: ({ context }, { toasts }: Restored) => {
        const keys = new Set(context.notifications.map(({ key }) => key));
        const earlier = toasts.map((toast) => ({ ...toast, key: keyOf(toast) }));
        return [...context.notifications, ...earlier.filter(({ key }) => !keys.has(key))].slice(0, most);
      },
      unread: ({ context }, { unread }: Restored) => Math.min(context.unread + unread, most),
    }),
    countUnread: assign({
      unread: ({ context }, { quiet }: ShownToast) => Math.min(context.unread + (quiet ? 0 : 1), most),
    }),
    resetUnread: assign({ unread: 0 }),
    removeAction: assign({
      notifications: ({ context }, { id }: { id: string }) =>
        context.notifications.map((entry) =>
          entry.action?.id === id ? { ...entry, action: undefined } : entry,
        ),
    }),
    clear: assign({ notifications: [], unread: 0 }),
  },
});

const add = { type: 'add', params: toastOf } as const;

/** The last 50 toasts of the session, which are on screen for seconds only, and how many are unread (O13). */
export const notificationCentreMachine = notificationCentreSetup.createMachine({
  id: 'notificationCentre',
  description: 'Lists the toasts of this session, each with its action while that is possible.',
  context: { notifications: [], unread: 0 },
  initial: 'off',
  on: {
    'action.expired': {
      description: 'The entry stays, its action goes.',
      actions: { type: 'removeAction', params: idOf },
      meta: { spec: ['O13'] },
    },
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
      description: 'The bell counts the toasts that are shown.',
      meta: { spec: ['O13'], screen: 'centre-closed' },
      on: {
        'toast.shown': {
          actions: [add, { type: 'countUnread', params: toastOf }],
          meta: { spec: ['O13', 'E11'] },
        },
        'notifications.restored': {
          description: 'What the page listed before it was loaded again stands below.',
          actions: { type: 'restore', params: restoredOf },
          meta: { spec: ['O13'] },
        },
        'centre.open': { target: 'open', actions: 'resetUnread', meta: { spec: ['O13'] } },
      },
    },
    open: {
      description: 'The list is on screen; new entries appear on top and count as read.',
      meta: { spec: ['O13'], screen: 'centre-open' },
      tags: ['open'],
      on: {
        'toast.shown': { actions: add, meta: { spec: ['O13', 'E11'] } },
        'centre.close': { target: 'closed', meta: { spec: ['O13'] } },
      },
    },
  },
});
