import { usePortal } from '#portal/portal-context.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Suspense, useSyncExternalStore } from 'react';

const ToastList = lazyComponent(async () => (await import('./toast-list.tsx')).ToastList);
export const loadToastList = ToastList.load;

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
