import { notificationCentreOf } from '#portal/notification-centre.ts';
import { type ToastsActor, useOpenToasts } from '#portal/toasts.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { ToastActionButton } from './toast-action-button.tsx';

/** The toasts of the chart with their actions (E9 to E11); Refresh stands where the content failed to load. */
export function ToastList({ chart }: { chart: ToastsActor }) {
  const { carryOut } = notificationCentreOf(usePortal());
  const close = (key: string) => chart.send({ type: 'toast.close', key });
  return (
    <Toaster
      toasts={useOpenToasts(chart)}
      onClose={close}
      onHold={(by) => chart.send({ type: 'toasts.pause', by })}
      onRelease={(by) => chart.send({ type: 'toasts.resume', by })}
      renderAction={({ key, action }) =>
        action && action.name !== 'refresh' ? (
          <ToastActionButton
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
