import { modelOf } from '../models/chart-model.ts';
import { keyOf, toastsMachine, type Toast } from './toasts.machine.ts';

const toasts: readonly Toast[] = [
  { type: 'info', text: 'Logged Out' },
  { type: 'saveSuccess' },
  { type: 'error', title: 'Not sent', text: 'Too large' },
  { type: 'apiError' },
  { type: 'warning', text: 'Two minutes are left' },
];
const keys = toasts.map(keyOf);

export const toastsModel = modelOf('toasts', {
  machine: toastsMachine,
  inputs: { start: undefined },
  events: {
    'toast.show': toasts.map((toast) => ({ toast })),
    'toast.close': keys.map((key) => ({ key })),
    'toast.expire': keys.map((key) => ({ key })),
    'toasts.pause': [{}],
    'toasts.resume': [{}],
  },
  answers: {},
  // They open in one order and close the oldest first; of two the older one is repeated.
  isTried: ({ context }, event) => {
    const open = context.toasts.map(({ key }) => key);
    const [oldest = keys[0]] = open;
    if (event.type === 'toast.show') {
      const key = keys[toasts.indexOf(event.toast)];
      const isNext = key === keys[open.length] && open.every((other, index) => other === keys[index]);
      return isNext || (open.length === 2 && key === oldest);
    }
    return !('key' in event) || event.key === oldest;
  },
  describe: ({ context }) => context.toasts.map(({ type }) => type).join(', '),
});
