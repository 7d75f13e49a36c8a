import { modelOf } from '../models/chart-model.ts';
import { shadowUser, user } from '../models/samples.ts';
import { notificationCentreMachine } from './notification-centre.machine.ts';

const toasts = [
  { type: 'success', text: 'Paused', at: 1, quiet: true, action: { name: 'undo', id: 'offer 48213' } },
  { type: 'apiError', text: 'Could not load dictionaries', at: 2, action: { name: 'refresh', id: 'start' } },
] as const;

export const notificationCentreModel = modelOf('notificationCentre', {
  machine: notificationCentreMachine,
  inputs: { start: undefined },
  events: {
    'toast.shown': toasts.map((toast) => ({ toast })),
    'notifications.shared': [{ notifications: [{ type: 'info', text: 'Logged Out', at: 0, isRead: false }] }],
    'action.expired': [{ id: 'offer 48213' }, { id: 'start' }],
    'centre.open': [{}],
    'centre.close': [{}],
    'user.loaded': [{ user }, { user: shadowUser }],
    'session.began': [{}],
    'session.ended': [{}],
  },
  answers: { followTabs: [] },
  failures: { followTabs: [] },
  // Each toast once, as a later one has a later time; before the user is known one will do.
  isTried: (snapshot, event) =>
    event.type !== 'toast.shown' ||
    (snapshot.context.notifications.every(({ type }) => type !== event.toast.type) &&
      (snapshot.matches({ sharing: 'shared' }) || event.toast === toasts[0])),
  describe: ({ context: { notifications } }) =>
    notifications
      .map(({ type, action, isRead }) =>
        [isRead ? '' : 'new ', type, action ? ` with ${action.name}` : ''].join(''),
      )
      .join(', '),
});
