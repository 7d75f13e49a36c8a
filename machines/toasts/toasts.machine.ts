import { assign, cancel, enqueueActions, setup } from 'xstate';
import { chartTypes } from '../lib/effect.ts';

/** The kinds of notifications (O13). */
export type ToastType = 'info' | 'warning' | 'error' | 'success' | 'apiError' | 'saveSuccess';
/** A title stands over a text; some kinds have a text of their own. */
export type Toast = { type: ToastType; title?: string; text?: string };
/** The action that a toast offers while it is possible; `id` names its subject, or is the text to copy. */
export type ToastAction = { name: 'undo' | 'refresh' | 'copy'; id: string };
/** A toast to show; a quiet one goes to the notification centre only, and is not counted as unread. */
export type ToastRequest = Toast & { action?: ToastAction; quiet?: boolean };
type NewToast = Omit<ToastRequest, 'quiet'>;
/** `at` is when it was shown, in ms. */
export type ShownToast = ToastRequest & { at: number };
/** A toast on screen; identical ones have the same `key`, and only one of them is shown (E11). */
export type OpenToast = NewToast & { key: string };

type ToastsContext = { toasts: readonly OpenToast[] };

type ToastsEvent =
  | { type: 'toast.show'; toast: NewToast }
  | { type: 'toast.close'; key: string }
  | { type: 'toast.expire'; key: string }
  | { type: 'toasts.pause' }
  | { type: 'toasts.resume' };

/** In ms (E9, E10). */
const durations: Record<ToastType, number> = {
  info: 4500,
  warning: 4500,
  error: 6000,
  success: 2000,
  apiError: 6000,
  saveSuccess: 2000,
};

/** Nobody reads more at once: the oldest gives way. */
const most = 4;

/** The same for identical toasts (E11). */
export const keyOf = ({ type, title, text }: Toast) => JSON.stringify([type, title ?? null, text ?? null]);
const toastOf = ({ event }: { event: { toast: NewToast } }) => ({
  ...event.toast,
  key: keyOf(event.toast),
});
const keyOfEvent = ({ event }: { event: { key: string } }) => ({ key: event.key });
const timerOf = (key: string) => `expiry ${key}`;

const toastsSetup = setup({
  types: chartTypes<{
    context: ToastsContext;
    events: ToastsEvent;
    tags: 'shown' | 'paused';
  }>(),
  actions: {
    closeIdentical: assign({
      toasts: ({ context }, { key }: OpenToast) => context.toasts.filter((toast) => toast.key !== key),
    }),
    closeOldest: assign({ toasts: ({ context }) => context.toasts.slice(1 - most) }),
    open: assign({ toasts: ({ context }, toast: OpenToast) => [...context.toasts, toast] }),
    close: assign({
      toasts: ({ context }, { key }: { key: string }) => context.toasts.filter((toast) => toast.key !== key),
    }),
    startTimer: enqueueActions(({ enqueue }, { key, type }: OpenToast) => {
      enqueue.raise({ type: 'toast.expire', key }, { id: timerOf(key), delay: durations[type] });
    }),
    stopTimer: cancel((_, { key }: { key: string }) => timerOf(key)),
    startTimers: enqueueActions(({ context, enqueue }) => {
      for (const { key, type } of context.toasts) {
        enqueue.raise({ type: 'toast.expire', key }, { id: timerOf(key), delay: durations[type] });
      }
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const { key } of context.toasts) enqueue.cancel(timerOf(key));
    }),
  },
  guards: {
    isLast: ({ context }, { key }: { key: string }) => context.toasts.every((toast) => toast.key === key),
  },
});

const replace = (['closeIdentical', 'closeOldest', 'open'] as const).map((type) => ({
  type,
  params: toastOf,
}));

/** Which toasts are on screen and for how long; identical ones replace each other (E9 to E11, O13). */
export const toastsMachine = toastsSetup.createMachine({
  id: 'toasts',
  description: 'The toasts on screen: an identical one replaces the earlier, each closes after its time.',
  context: { toasts: [] },
  initial: 'empty',
  states: {
    empty: {
      description: 'No toast is on screen.',
      meta: { screen: 'without-toasts' },
      on: {
        'toast.show': {
          target: 'showing',
          actions: { type: 'open', params: toastOf },
          meta: { spec: ['O13'] },
        },
      },
    },
    showing: {
      description: 'Toasts are on screen.',
      meta: { spec: ['O13', 'E9', 'E10'] },
      tags: ['shown'],
      initial: 'running',
      on: {
        'toast.close': [
          {
            guard: { type: 'isLast', params: keyOfEvent },
            target: 'empty',
            actions: { type: 'close', params: keyOfEvent },
            meta: { spec: ['E9'] },
          },
          {
            actions: [
              { type: 'stopTimer', params: keyOfEvent },
              { type: 'close', params: keyOfEvent },
            ],
            meta: { spec: ['E9'] },
          },
        ],
      },
      states: {
        running: {
          description: 'Each toast closes when its time is over.',
          meta: { spec: ['E9', 'E10'], screen: 'toasts' },
          entry: 'startTimers',
          exit: 'stopTimers',
          on: {
            'toast.show': {
              description: 'An identical toast is closed first; the oldest gives way to the fifth.',
              actions: [
                { type: 'stopTimer', params: toastOf },
                ...replace,
                { type: 'startTimer', params: toastOf },
              ],
              meta: { spec: ['E11', 'O13'] },
            },
            'toast.expire': [
              {
                guard: { type: 'isLast', params: keyOfEvent },
                target: '#toasts.empty',
                actions: { type: 'close', params: keyOfEvent },
                meta: { spec: ['E9', 'E10'] },
              },
              { actions: { type: 'close', params: keyOfEvent }, meta: { spec: ['E9', 'E10'] } },
            ],
            'toasts.pause': { target: 'paused' },
          },
        },
        paused: {
          description: 'The pointer or the focus rests on the toasts: none closes by itself.',
          meta: { screen: 'toasts' },
          tags: ['paused'],
          on: {
            'toast.show': { actions: replace, meta: { spec: ['E11', 'O13'] } },
            'toasts.resume': { target: 'running' },
          },
        },
      },
    },
  },
});
