import { modelOf } from '../models/chart-model.ts';
import { keyOf, notificationsMachine, type Notice } from './notifications.machine.ts';

const notices: readonly Notice[] = [
  { type: 'info', text: 'Logged Out' },
  { type: 'saveSuccess' },
  { type: 'error', title: 'Not sent', text: 'Too large' },
  { type: 'apiError' },
  { type: 'warning', text: 'Two minutes are left' },
];
const keys = notices.map(keyOf);

export const notificationsModel = modelOf('notifications', {
  machine: notificationsMachine,
  inputs: { start: undefined },
  events: {
    'notice.raise': notices.map((notice) => ({ notice })),
    'notice.close': keys.map((key) => ({ key })),
    'notice.expire': keys.map((key) => ({ key })),
    'notices.hold': [{}],
    'notices.release': [{}],
  },
  answers: {},
  // They come in one order and go the oldest first; of two the older one is repeated.
  isTried: ({ context }, event) => {
    const open = context.notices.map(({ key }) => key);
    const [oldest = keys[0]] = open;
    if (event.type === 'notice.raise') {
      const key = keys[notices.indexOf(event.notice)];
      const isNext = key === keys[open.length] && open.every((other, index) => other === keys[index]);
      return isNext || (open.length === 2 && key === oldest);
    }
    return !('key' in event) || event.key === oldest;
  },
  describe: ({ context }) => context.notices.map(({ type }) => type).join(', '),
});
