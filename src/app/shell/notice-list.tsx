import { useNoticeList } from '#portal/use-notice-list.ts';
import type { NoticesActor } from '#portal/notices.ts';
import { Toaster } from '#ui/toaster.tsx';

/** The notices on screen, as their chart has them (E9 to E11). */
export function NoticeList({ chart }: { chart: NoticesActor }) {
  return (
    <Toaster
      notices={useNoticeList(chart)}
      onClose={(key) => chart.send({ type: 'notice.close', key })}
      onHold={() => chart.send({ type: 'notices.hold' })}
      onRelease={() => chart.send({ type: 'notices.release' })}
    />
  );
}
