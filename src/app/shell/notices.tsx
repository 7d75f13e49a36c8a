import { usePortal } from '#portal/portal-context.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Suspense, useSyncExternalStore } from 'react';

/** The code that shows notices. */
export const loadNoticeList = async () => (await import('./notice-list.tsx')).NoticeList;

const NoticeList = lazyComponent(loadNoticeList);

/** Shows what the portal tells. Its code is fetched with the first notice. */
export function Notices() {
  const { notices } = usePortal();
  const chart = useSyncExternalStore(notices.subscribe, notices.chart, () => null);
  return chart ? (
    <Suspense>
      <NoticeList chart={chart} />
    </Suspense>
  ) : null;
}
