import { usePortal } from '#portal/portal-context.tsx';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }));

/** Shows what the portal tells. Its code is fetched with the first notice. */
export function Notices() {
  const { notices } = usePortal();
  const chart = useSyncExternalStore(notices.subscribe, notices.chart);
  return chart ? (
    <Suspense>
      <NoticeList chart={chart} />
    </Suspense>
  ) : null;
}
