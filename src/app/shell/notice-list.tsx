import { trayOf } from '#portal/notice-tray.ts';
import { type NoticesActor, useNoticeList } from '#portal/notices.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { Offered } from './offered.tsx';

/**
 * The notices on screen, as their chart has them, with what they offer (E9 to E11); what failed to load has its Refresh in
 * its own place.
 */
export function NoticeList({ chart }: { chart: NoticesActor }) {
  const { carryOut } = trayOf(usePortal());
  const close = (key: string) => chart.send({ type: 'notice.close', key });
  return (
    <Toaster
      notices={useNoticeList(chart)}
      onClose={close}
      onHold={() => chart.send({ type: 'notices.hold' })}
      onRelease={() => chart.send({ type: 'notices.release' })}
      renderAction={({ key, action }) =>
        action && action.name !== 'refresh' ? (
          <Offered
            action={action}
            onChoose={(id) => {
              carryOut(id);
              close(key);
            }}
          />
        ) : null
      }
    />
  );
}
