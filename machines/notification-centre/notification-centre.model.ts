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
    'action.expired': [{ id: 'offer 48213' }, { id: 'start' }],
    'centre.open': [{}],
    'centre.close': [{}],
    'session.began': [{}],
    'session.ended': [{}],
  },
  answers: {},
  isTried: ({ context }, event) => event.type !== 'toast.shown' || context.unread < 2,
  describe: ({ context: { notifications, unread } }) =>
    `${notifications.map(({ type, action }) => `${type}${action ? ` with ${action.name}` : ''}`).join(', ')}; ${unread} unread`,
});
