import { ApiError } from '#api/api-error.ts';
import { notify } from '#ui/feedback/notify.ts';
import { notifyFailure } from '#ui/feedback/notify-failure.ts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { notificationCentreOf } from './notification-centre.ts';
import { usePortal } from './portal-context.tsx';

const id = 'last save';

// What the network refuses it refuses again; what it could not answer may succeed later.
const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Reports a save. `undo` saves the former values again: offered in the toast and in the notification centre until
 * something else is saved, and once more where it fails; refused by the network where others have changed it since.
 */
export function useSavedToast() {
  const portal = usePortal();
  return (undo: (() => Promise<unknown>) | null) => {
    const { offer, expire } = notificationCentreOf(portal);
    expire(id);
    if (!undo) {
      notify({ type: 'saveSuccess' });
      return;
    }
    const offerUndo = () =>
      offer(id, () => {
        expire(id);
        undo().then(
          () => notify({ type: 'success', text: i18n._(msg`Undone`) }),
          (error: unknown) => {
            if (isRefused(error)) return notifyFailure(error);
            offerUndo();
            return notifyFailure(error, { name: 'undo', id });
          },
        );
      });
    offerUndo();
    notify({ type: 'saveSuccess', action: { name: 'undo', id } });
  };
}
