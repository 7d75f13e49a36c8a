import { setup } from 'xstate';
import { chartTypes } from '../lib/effect.ts';

/** The kinds of notifications (O13). */
export type ToastType = 'info' | 'warning' | 'error' | 'success' | 'apiError' | 'saveSuccess';

/** In ms (E9, E10). */
const durations: Record<ToastType, number> = {
  info: 4500,
  warning: 4500,
  error: 6000,
  success: 2000,
  apiError: 6000,
  saveSuccess: 2000,
};

/** `slot`: its number among those on screen. */
export type ToastOutput = { slot: number };

type ToastInput = { type: ToastType } & ToastOutput;

const toastSetup = setup({
  types: chartTypes<{
    input: ToastInput;
    context: ToastInput;
    output: ToastOutput;
    events: { type: 'toast.hold' } | { type: 'toast.release' };
  }>(),
  delays: { duration: ({ context }) => durations[context.type] },
});

/** One toast on screen, which ends when its time is over (E9, E10). */
export const toastMachine = toastSetup.createMachine({
  id: 'toast',
  description: 'One toast on screen: ends after its time, which begins anew when it was held.',
  context: ({ input }) => input,
  output: ({ context: { slot } }) => ({ slot }),
  initial: 'running',
  states: {
    running: {
      description: 'Its time is running.',
      meta: { spec: ['E9', 'E10'], screen: 'toasts' },
      on: { 'toast.hold': { target: 'held', meta: { spec: ['O13'] } } },
      after: { duration: { target: 'over', meta: { spec: ['E9', 'E10'] } } },
    },
    held: {
      description: 'The pointer or the focus rests on the toasts: it does not close by itself.',
      meta: { spec: ['O13'], screen: 'toasts' },
      on: { 'toast.release': { target: 'running', meta: { spec: ['O13'] } } },
    },
    over: {
      description: 'Its time is over.',
      type: 'final',
      meta: { spec: ['E9', 'E10'], screen: 'without-toasts' },
    },
  },
});
