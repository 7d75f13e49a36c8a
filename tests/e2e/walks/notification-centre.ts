import { user } from '#machines/models/samples.ts';
import { unreadIn, type ListedToast } from '#machines/notification-centre/listed-toasts.ts';
import { notificationCentreMachine } from '#machines/notification-centre/notification-centre.machine.ts';
import type { ShownToast } from '#machines/toasts/toasts.machine.ts';
import { passTime } from '../../support/slow-timers.ts';
import { loseToken } from '../model/events.ts';
import { enterPassword, pressInDialog } from './acts.ts';
import { chartWalk, type Walk } from './chart-walk.ts';
import { like } from './seen.ts';
import { pauseOffer, warnOfEnd } from './toast-acts.ts';

const at = Date.parse('2026-11-20T12:00:00Z');
const undo = { name: 'undo', id: 'offer' } as const;
const paused: ShownToast = { type: 'success', text: 'was paused', action: undo, quiet: true, at };
const ending: ShownToast = { type: 'warning', title: 'Your session is about to end', at };
const elsewhere: ListedToast = { type: 'info', text: 'Shown in another tab', at, isRead: false };

/** As another tab writes it that lists one more. */
const listElsewhere = ({ page }: Walk, toast: ListedToast) =>
  page.evaluate((listed) => {
    const stored: unknown = JSON.parse(localStorage.getItem('notifications') ?? '');
    const kept = stored as { user: number; toasts: unknown[] };
    localStorage.setItem('notifications', JSON.stringify({ ...kept, toasts: [listed, ...kept.toasts] }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'notifications' }));
  }, toast);

const undosOf = (notifications: readonly ShownToast[]) =>
  notifications.flatMap(({ action }) => (action ? ['Undo'] : []));

const bellOf = (unread: number) => (unread > 0 ? `Notifications, ${unread} new` : 'Notifications');

export const notificationCentreWalk = chartWalk(
  'notificationCentre',
  notificationCentreMachine,
)({
  inputs: {
    start: {
      input: undefined,
      open: async ({ page }) => {
        // Inquiries that wait count in the bell as well.
        const none = { data: { unread: 0, asked: 0 } };
        await page.route('**/publisher/v1/inquiries/unread', (route) => route.fulfill({ json: none }));
        await page.goto('/login');
      },
    },
  },
  events: {
    'session.began': {
      samples: [{}],
      isPossible: (chart) => chart.matches({ list: 'off' }),
      act: async (walk) => {
        await enterPassword(walk);
        await walk.page.getByRole('link', { name: 'Live Offers' }).first().click();
      },
    },
    'session.ended': {
      samples: [{}],
      isPossible: (chart) => chart.matches({ sharing: 'shared' }),
      act: (walk) => loseToken(walk, 'signedOut'),
    },
    'toast.shown': {
      samples: [{ toast: paused }, { toast: ending }],
      // Nothing is pressed beside an open list, which would close it.
      isPossible: (chart, { toast }) =>
        chart.matches({ sharing: 'shared' }) &&
        chart.context.notifications.every(({ type }) => type !== toast.type) &&
        (toast === ending || chart.matches({ list: 'closed' })),
      act: (walk, { toast }) => (toast.type === 'warning' ? warnOfEnd : pauseOffer)(walk),
    },
    // With the session, which the event before has begun.
    'user.loaded': {
      samples: [{ user }],
      isPossible: (chart) => chart.matches({ list: 'closed', sharing: 'alone' }),
      act: () => Promise.resolve(),
    },
    'notifications.shared': {
      samples: [{ notifications: [elsewhere] }],
      isPossible: (chart) =>
        chart.matches({ sharing: 'shared' }) &&
        chart.context.notifications.every(({ type }) => type !== elsewhere.type),
      act: (walk) => listElsewhere(walk, elsewhere),
    },
    'action.expired': {
      samples: [{ id: undo.id }],
      isPossible: (chart) => chart.context.notifications.some(({ action }) => action),
      act: ({ page }, _, before) =>
        before.matches({ list: 'open' }) ? pressInDialog(page, 'Undo') : passTime(page, 6000),
    },
    'centre.open': {
      samples: [{}],
      isPossible: (chart) => chart.matches({ list: 'closed', sharing: 'shared' }),
      act: ({ page }) => page.getByRole('button', { name: /^Notifications/ }).click(),
    },
    'centre.close': {
      samples: [{}],
      isPossible: (chart) => chart.matches({ list: 'open' }),
      act: ({ page }) => page.keyboard.press('Escape'),
    },
  },
  calls: {},
  isSlowed: true,
  part: { under: null, buttons: /^(Notifications|Undo)/ },
  views: {
    'list.off': { heading: 'Sign in', buttons: [] },
    'list.closed': ({ context: { notifications } }) => ({
      heading: 'Pending & Live Offers',
      dialog: null,
      // The row of the offer has its Undo as well.
      buttons: [bellOf(unreadIn(notifications)), ...undosOf(notifications)],
    }),
    'list.open': ({ context: { notifications } }) => ({
      dialog: 'Notifications of this session',
      text: like(
        notifications.length === 0
          ? /No notifications\./
          : new RegExp(notifications.map(({ title, text }) => `(?=.*${title ?? text})`).join('')),
      ),
      buttons: undosOf(notifications),
    }),
    'sharing.alone': {},
    'sharing.shared': {},
  },
  describe: ({ context: { notifications } }) =>
    `${notifications.map(({ type, action }) => `${type}${action ? ` with ${action.name}` : ''}`).join(', ')}; ${unreadIn(notifications)} unread`,
});
