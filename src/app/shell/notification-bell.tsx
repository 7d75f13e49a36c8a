import { useFormats } from '#i18n/formats.tsx';
import { useNotificationCentre } from '#portal/notification-centre.ts';
import { BellButton } from '#ui/layout/bell-button.tsx';
import { NotificationItem, NotificationList } from '#ui/feedback/notification-list.tsx';
import { toastTexts } from '#ui/feedback/toast-variants.ts';
import { Popover } from '#ui/overlays/popover.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ToastActionButton } from './toast-action-button.tsx';

/** The toasts of this session, as each is on screen for seconds only (O13): when, what, and its action. */
export function NotificationBell() {
  const { t, i18n } = useLingui();
  const { clock, count } = useFormats();
  const { notifications, unread, isOpen, show, carryOut } = useNotificationCentre();
  return (
    <Popover
      end
      label={t`Notifications of this session`}
      open={isOpen}
      onOpenChange={show}
      trigger={
        <BellButton
          label={unread > 0 ? t`Notifications, ${count(unread)} new` : t`Notifications`}
          count={unread > 0 ? count(unread) : null}
        />
      }
      foot={
        notifications.length > 0 ? (
          <span>
            <Plural
              value={notifications.length}
              one="# notification since you signed in"
              other="# notifications since you signed in"
            />
          </span>
        ) : null
      }
    >
      <NotificationList
        label={t`Notifications of this session`}
        empty={<Trans>No notifications yet. They stay here until you sign out.</Trans>}
      >
        {notifications.map(({ key, at, type, action, ...words }) => {
          const { title, description } = toastTexts({ type, ...words }, (message) => i18n._(message));
          return (
            <NotificationItem
              key={key}
              type={type}
              title={title}
              text={description}
              time={clock(new Date(at))}
              action={action ? <ToastActionButton action={action} onChoose={carryOut} /> : null}
            />
          );
        })}
      </NotificationList>
    </Popover>
  );
}
