import { modelOf } from '../models/chart-model.ts';
import { toastMachine } from './toast.machine.ts';

export const toastModel = modelOf('toast', {
  machine: toastMachine,
  inputs: {
    info: { type: 'info', slot: 1 },
    error: { type: 'error', slot: 1 },
    success: { type: 'success', slot: 1 },
  },
  events: { 'toast.hold': [{}], 'toast.release': [{}] },
  answers: {},
  describe: ({ context }) => context.type,
});
