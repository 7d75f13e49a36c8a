import { firstLocale } from '#i18n/i18n.ts';
import type { OpenToast } from '#machines/toasts/toasts.machine.ts';
import type { ChartRefs } from '#machines/wiring.ts';
import { loadPart } from '#ui/platform/load-part.ts';
import { subscribeToToasts } from '#ui/feedback/notify.ts';
import { useSelector } from '@xstate/react';
import type { Root } from './join-root.ts';

export type ToastsActor = ChartRefs['toasts'];

const loadChart = () => import('./start-toasts.ts');

/** The chart of the toasts; its code loads with the first one, which waits until there is a language. */
export function createToasts(root: () => Root) {
  let running: ToastsActor | null = null;
  const listeners = new Set<() => void>();

  async function start(): Promise<ToastsActor> {
    const { startToasts } = await loadPart(loadChart);
    await firstLocale;
    running = startToasts(root());
    for (const listener of listeners) listener();
    return running;
  }

  let starting: Promise<ToastsActor> | null = null;
  const started = (): Promise<ToastsActor> => (starting ??= start());

  subscribeToToasts((toast) => {
    const at = Date.now();
    void started().then((chart) => chart.send({ type: 'toast.show', toast: { ...toast, at } }));
  });

  return {
    /** Null before the first toast. */
    chart: () => running,
    /** Before it is needed: many screen readers are silent about a toast that comes together with its region. */
    start: async () => void (await started()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The oldest first. */
export const useOpenToasts = (chart: ToastsActor): readonly OpenToast[] =>
  useSelector(chart, ({ context }) => context.toasts);
