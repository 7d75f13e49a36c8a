import { modelOf } from '../models/chart-model.ts';
import { keyOf, toastsMachine, type ShownToast } from './toasts.machine.ts';

const toasts: readonly ShownToast[] = [
  { type: 'info', text: 'Logged Out', at: 1 },
  { type: 'saveSuccess', at: 2 },
  { type: 'error', title: 'Not sent', text: 'Too large', at: 3 },
  { type: 'apiError', at: 4 },
  { type: 'warning', text: 'Two minutes are left', at: 5 },
];
const quiet: ShownToast = { type: 'success', text: 'Paused', quiet: true, at: 6 };
const keys = toasts.map(keyOf);

const ofActors = (answersIn: (slot: number) => readonly unknown[]) =>
  Object.fromEntries([1, 2, 3, 4].map((slot) => [`toast.${slot}`, answersIn(slot)]));

export const toastsModel = modelOf('toasts', {
  machine: toastsMachine,
  inputs: { start: undefined },
  events: {
    'toast.show': [...toasts, quiet].map((toast) => ({ toast })),
    'toast.close': keys.map((key) => ({ key })),
    'toasts.pause': [{ by: 'pointer' }, { by: 'focus' }],
    'toasts.resume': [{ by: 'pointer' }, { by: 'focus' }],
    'session.ended': [{}],
  },
  answers: ofActors((slot) => [{ slot }]),
  failures: ofActors(() => []),
  // They open in one order and close the oldest first; of two the older one is repeated.
  // The focus comes to rest on the first alone.
  isTried: ({ context }, event) => {
    const open = context.toasts.map(({ key }) => key);
    const [oldest = keys[0]] = open;
    const isFirstAlone = open.length === 1 && oldest === keys[0];
    if ('by' in event) return event.by === 'pointer' || isFirstAlone;
    if (context.holders.includes('focus')) return false;
    if (event.type === 'toast.show') {
      if (event.toast === quiet) return open.length < 2;
      const key = keys[toasts.indexOf(event.toast)];
      const isNext = key === keys[open.length] && open.every((other, index) => other === keys[index]);
      return isNext || (open.length === 2 && key === oldest);
    }
    return !('key' in event) || event.key === oldest;
  },
  describe: ({ context: { toasts: shown, holders } }) =>
    [shown.map(({ type, slot }) => `${slot} ${type}`).join(', '), ...holders.toSorted()].join(' '),
});
