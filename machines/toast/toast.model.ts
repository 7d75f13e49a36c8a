import { modelOf } from '../models/chart-model.ts';
import { toastMachine } from './toast.machine.ts';

export const toastModel = modelOf('toast', {
  machine: toastMachine,
  inputs: { info: { type: 'info' }, error: { type: 'error' }, success: { type: 'success' } },
  events: { 'toast.hold': [{}], 'toast.release': [{}] },
  answers: {},
  describe: ({ context }) => context.type,
});
