import { firstLocale } from '#i18n/i18n.ts';
import type { ToastRequest, toastsMachine, OpenToast, ShownToast } from '#machines/toasts/toasts.machine.ts';
import { loadPart } from '#ui/platform/load-part.ts';
import { subscribeToToasts } from '#ui/feedback/notify.ts';
import { useSelector } from '@xstate/react';
import { createActor, type ActorRefFrom } from 'xstate';
import { readToken } from './token-cookie.ts';
import type { EventLogRecorder } from './event-log.ts';

export type ToastsActor = ActorRefFrom<typeof toastsMachine>;

const loadChart = () => import('#machines/toasts/toasts.machine.ts');

/** The chart of the toasts; its code loads with the first one, which waits until there is a language. */
export function createToasts({ inspect }: Pick<EventLogRecorder, 'inspect'>) {
  let starting: Promise<ToastsActor> | null = null;
  let running: ToastsActor | null = null;
  const listeners = new Set<() => void>();

  async function start(): Promise<ToastsActor> {
    const { toastsMachine: machine } = await loadPart(loadChart);
    await firstLocale;
    running = createActor(machine, { inspect }).start();
    for (const listener of listeners) listener();
    return running;
  }

  const started = (): Promise<ToastsActor> => (starting ??= start());

  const pending: ShownToast[] = [];
  let forward = (toast: ShownToast): void => void pending.push(toast);

  async function show({ quiet: _, ...toast }: ToastRequest) {
    (await started()).send({ type: 'toast.show', toast });
  }
  subscribeToToasts((toast) => {
    if (!toast.quiet) void show(toast);
    if (readToken() !== null) forward({ ...toast, at: Date.now() });
  });

  return {
    /** Null before the first toast. */
    chart: () => running,
    /** Before it is needed: many screen readers are silent about a toast that comes together with its region. */
    start: async () => void (await started()),
    /** Forwards what a signed-in user has been shown so far, and everything from now on. */
    forwardTo(receive: (toast: ShownToast) => void) {
      forward = receive;
      pending.splice(0).forEach(receive);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The oldest first. */
export const useOpenToasts = (chart: ToastsActor): readonly OpenToast[] =>
  useSelector(chart, ({ context }) => context.toasts);
