import { useFormats } from '#i18n/formats.tsx';
import { useNoticeTray } from '#portal/notice-tray.ts';
import { BellButton } from '#ui/layout/bell-button.tsx';
import { NoticeEntry, NoticeLog } from '#ui/feedback/notice-log.tsx';
import { noticeWords } from '#ui/feedback/notice-looks.ts';
import { Popover } from '#ui/overlays/popover.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Offered } from './offered.tsx';

/** The notices of this session, since each goes after some seconds (O13): when, what, and what can still be done. */
export function NoticeBell() {
  const { t, i18n } = useLingui();
  const { clock, count } = useFormats();
  const { notices, unread, isOpen, show, carryOut } = useNoticeTray();
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
        notices.length > 0 ? (
          <span>
            <Plural
              value={notices.length}
              one="# notification since you signed in"
              other="# notifications since you signed in"
            />
          </span>
        ) : null
      }
    >
      <NoticeLog
        label={t`Notifications of this session`}
        empty={<Trans>No notifications yet. They stay here until you sign out.</Trans>}
      >
        {notices.map(({ key, at, type, action, ...said }) => {
          const { title, description } = noticeWords({ type, ...said }, (message) => i18n._(message));
          return (
            <NoticeEntry
              key={key}
              type={type}
              title={title}
              text={description}
              time={clock(new Date(at))}
              action={action ? <Offered action={action} onChoose={carryOut} /> : null}
            />
          );
        })}
      </NoticeLog>
    </Popover>
  );
}
