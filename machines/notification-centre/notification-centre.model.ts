import { modelOf } from '../models/chart-model.ts';
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
    'notifications.restored': [{ toasts: [{ type: 'info', text: 'Logged Out', at: 0 }], unread: 1 }],
    'action.expired': [{ id: 'offer 48213' }, { id: 'start' }],
    'centre.open': [{}],
    'centre.close': [{}],
    'session.began': [{}],
    'session.ended': [{}],
  },
  answers: {},
  isTried: ({ context }, event) =>
    !['toast.shown', 'notifications.restored'].includes(event.type) || context.unread < 2,
  describe: ({ context: { notifications, unread } }) =>
    `${notifications.map(({ type, action }) => `${type}${action ? ` with ${action.name}` : ''}`).join(', ')}; ${unread} unread`,
});
