import { assign, cancel, enqueueActions, setup } from 'xstate';
import { chartTypes } from '../lib/effect.ts';

/** The kinds of notifications (O13). */
export type NoticeType = 'info' | 'warning' | 'error' | 'success' | 'apiError' | 'saveSuccess';
/** What is told: a title stands over a text; some kinds have a text of their own. */
export type Notice = { type: NoticeType; title?: string; text?: string };
/** What can still be done about a notice, for as long as that is possible; `id` names what it is done to, or is what is copied. */
export type NoticeAction = { name: 'undo' | 'refresh' | 'copy'; id: string };
/** A notice with what it offers; a quiet one is kept in the tray only, without being counted. */
export type Announcement = Notice & { action?: NoticeAction; quiet?: boolean };
/** What is told at once. */
type RaisedNotice = Omit<Announcement, 'quiet'>;
/** The same as it was told, `at` in ms. */
export type ToldNotice = Announcement & { at: number };
/** A notice on screen; `key` is the same for identical ones, of which one is there at most (E11). */
export type OpenNotice = RaisedNotice & { key: string };

type NotificationsContext = { notices: readonly OpenNotice[] };

type NotificationsEvent =
  | { type: 'notice.raise'; notice: RaisedNotice }
  | { type: 'notice.close'; key: string }
  | { type: 'notice.expire'; key: string }
  | { type: 'notices.hold' }
  | { type: 'notices.release' };

/** How long each kind stays, in ms (E9, E10). */
const durations: Record<NoticeType, number> = {
  info: 4500,
  warning: 4500,
  error: 6000,
  success: 2000,
  apiError: 6000,
  saveSuccess: 2000,
};

/** More at once nobody reads: the oldest gives way. */
const most = 4;

/** The same for identical notices (E11). */
export const keyOf = ({ type, title, text }: Notice) => JSON.stringify([type, title ?? null, text ?? null]);
const noticeOf = ({ event }: { event: { notice: RaisedNotice } }) => ({
  ...event.notice,
  key: keyOf(event.notice),
});
const keyOfEvent = ({ event }: { event: { key: string } }) => ({ key: event.key });
const timerOf = (key: string) => `expiry ${key}`;

const notificationsSetup = setup({
  types: chartTypes<{
    context: NotificationsContext;
    events: NotificationsEvent;
    tags: 'shown' | 'held';
  }>(),
  actions: {
    closeIdentical: assign({
      notices: ({ context }, { key }: OpenNotice) => context.notices.filter((notice) => notice.key !== key),
    }),
    closeOldest: assign({ notices: ({ context }) => context.notices.slice(1 - most) }),
    open: assign({ notices: ({ context }, notice: OpenNotice) => [...context.notices, notice] }),
    close: assign({
      notices: ({ context }, { key }: { key: string }) =>
        context.notices.filter((notice) => notice.key !== key),
    }),
    startTimer: enqueueActions(({ enqueue }, { key, type }: OpenNotice) => {
      enqueue.raise({ type: 'notice.expire', key }, { id: timerOf(key), delay: durations[type] });
    }),
    stopTimer: cancel((_, { key }: { key: string }) => timerOf(key)),
    startTimers: enqueueActions(({ context, enqueue }) => {
      for (const { key, type } of context.notices) {
        enqueue.raise({ type: 'notice.expire', key }, { id: timerOf(key), delay: durations[type] });
      }
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const { key } of context.notices) enqueue.cancel(timerOf(key));
    }),
  },
  guards: {
    isLast: ({ context }, { key }: { key: string }) => context.notices.every((notice) => notice.key === key),
  },
});

const replace = (['closeIdentical', 'closeOldest', 'open'] as const).map((type) => ({
  type,
  params: noticeOf,
}));

/** What the portal tells the visitor, how long it stays, and that nothing is told twice at once (E9 to E11, O13). */
export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  description: 'The notices on screen: an identical one replaces the earlier, each goes after its time.',
  context: { notices: [] },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'There is nothing to tell.',
      meta: { screen: 'without-notices' },
      on: {
        'notice.raise': {
          target: 'telling',
          actions: { type: 'open', params: noticeOf },
          meta: { spec: ['O13'] },
        },
      },
    },
    telling: {
      description: 'Notices are on screen.',
      meta: { spec: ['O13', 'E9', 'E10'] },
      tags: ['shown'],
      initial: 'passing',
      on: {
        'notice.close': [
          {
            guard: { type: 'isLast', params: keyOfEvent },
            target: 'quiet',
            actions: { type: 'close', params: keyOfEvent },
            meta: { spec: ['E9'] },
          },
          {
            actions: [
              { type: 'stopTimer', params: keyOfEvent },
              { type: 'close', params: keyOfEvent },
            ],
            meta: { spec: ['E9'] },
          },
        ],
      },
      states: {
        passing: {
          description: 'Each notice goes when its time is over.',
          meta: { spec: ['E9', 'E10'], screen: 'notices' },
          entry: 'startTimers',
          exit: 'stopTimers',
          on: {
            'notice.raise': {
              description: 'An identical notice is closed first; the oldest gives way to the fifth.',
              actions: [
                { type: 'stopTimer', params: noticeOf },
                ...replace,
                { type: 'startTimer', params: noticeOf },
              ],
              meta: { spec: ['E11', 'O13'] },
            },
            'notice.expire': [
              {
                guard: { type: 'isLast', params: keyOfEvent },
                target: '#notifications.quiet',
                actions: { type: 'close', params: keyOfEvent },
                meta: { spec: ['E9', 'E10'] },
              },
              { actions: { type: 'close', params: keyOfEvent }, meta: { spec: ['E9', 'E10'] } },
            ],
            'notices.hold': { target: 'held' },
          },
        },
        held: {
          description: 'The pointer or the focus rests on the notices: none goes by itself.',
          meta: { screen: 'notices' },
          tags: ['held'],
          on: {
            'notice.raise': { actions: replace, meta: { spec: ['E11', 'O13'] } },
            'notices.release': { target: 'passing' },
          },
        },
      },
    },
  },
});
