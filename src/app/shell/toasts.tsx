import { usePortal } from '#portal/portal-context.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Suspense, useSyncExternalStore } from 'react';

export const loadToastList = async () => (await import('./toast-list.tsx')).ToastList;

const ToastList = lazyComponent(loadToastList);

/** Its code loads with the first toast. */
export function Toasts() {
  const { toasts } = usePortal();
  const chart = useSyncExternalStore(toasts.subscribe, toasts.chart, () => null);
  return chart ? (
    <Suspense>
      <ToastList chart={chart} />
    </Suspense>
  ) : null;
}
