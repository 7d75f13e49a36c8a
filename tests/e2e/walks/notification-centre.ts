import { notificationCentreMachine } from '#machines/notification-centre/notification-centre.machine.ts';
import type { ShownToast } from '#machines/toasts/toasts.machine.ts';
import { passTime } from '../../support/slow-timers.ts';
import { loseToken } from '../model/events.ts';
import { enterPassword, pressInDialog } from './acts.ts';
import { chartWalk } from './chart-walk.ts';
import { like } from './seen.ts';
import { pauseOffer, warnOfEnd } from './toast-acts.ts';

const at = Date.parse('2026-11-20T12:00:00Z');
const undo = { name: 'undo', id: 'offer' } as const;
const paused: ShownToast = { type: 'success', text: 'was paused', action: undo, quiet: true, at };
const ending: ShownToast = { type: 'warning', title: 'Your session is about to end', at };

const undosOf = (notifications: readonly ShownToast[]) =>
  notifications.flatMap(({ action }) => (action ? ['Undo'] : []));

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
      isPossible: (chart) => chart.matches('off'),
      act: async (walk) => {
        await enterPassword(walk);
        await walk.page.getByRole('link', { name: 'Live Offers' }).first().click();
      },
    },
    'session.ended': {
      samples: [{}],
      isPossible: (chart) => !chart.matches('off'),
      act: (walk) => loseToken(walk, 'signedOut'),
    },
    'toast.shown': {
      samples: [{ toast: paused }, { toast: ending }],
      // Nothing is pressed beside an open list, which would close it.
      isPossible: (chart, { toast }) =>
        !chart.matches('off') &&
        chart.context.notifications.every(({ type }) => type !== toast.type) &&
        (toast === ending || chart.matches('closed')),
      act: (walk, { toast }) => (toast.type === 'warning' ? warnOfEnd : pauseOffer)(walk),
    },
    'notifications.restored':
      'The page was loaded again, and with it the chart: tests/e2e/undone-saves.e2e.ts reloads the page.',
    'action.expired': {
      samples: [{ id: undo.id }],
      isPossible: (chart) => chart.context.notifications.some(({ action }) => action),
      act: ({ page }, _, before) =>
        before.matches('open') ? pressInDialog(page, 'Undo') : passTime(page, 6000),
    },
    'centre.open': {
      samples: [{}],
      isPossible: (chart) => chart.matches('closed'),
      act: ({ page }) => page.getByRole('button', { name: /^Notifications/ }).click(),
    },
    'centre.close': {
      samples: [{}],
      isPossible: (chart) => chart.matches('open'),
      act: ({ page }) => page.keyboard.press('Escape'),
    },
  },
  calls: {},
  isSlowed: true,
  part: { under: null, buttons: /^(Notifications|Undo)/ },
  views: {
    off: { heading: 'Sign in', buttons: [] },
    closed: ({ context: { notifications, unread } }) => ({
      heading: 'Pending & Live Offers',
      dialog: null,
      // The row of the offer has its Undo as well.
      buttons: [unread > 0 ? `Notifications, ${unread} new` : 'Notifications', ...undosOf(notifications)],
    }),
    open: ({ context: { notifications } }) => ({
      dialog: 'Notifications of this session',
      text: like(
        notifications.length === 0
          ? /No notifications\./
          : new RegExp(notifications.map(({ title, text }) => title ?? text).join('.*')),
      ),
      buttons: undosOf(notifications),
    }),
  },
  describe: ({ context: { notifications, unread } }) =>
    `${notifications.map(({ type, action }) => `${type}${action ? ` with ${action.name}` : ''}`).join(', ')}; ${unread} unread`,
});
