import type { NoticeType } from '#machines/notifications/notifications.machine.ts';
import type { ReactNode } from 'react';
import { noticeLog } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import { noticeLooks } from './notice-looks.ts';

type NoticeEntryProps = {
  type: NoticeType;
  title: ReactNode;
  text?: ReactNode;
  /** When it was told. */
  time: ReactNode;
  /** What can still be done about it: a small button. */
  action?: ReactNode;
};

/** One notice of a `NoticeLog`. */
export function NoticeEntry({ type, title, text, time, action }: NoticeEntryProps) {
  const { tone, icon } = noticeLooks[type];
  const styles = noticeLog({ tone });
  return (
    <li className={styles.item}>
      <Icon of={icon} />
      <div>
        <strong className={styles.title}>{title}</strong>
        {text ? <span className={styles.text}>{text}</span> : null}
        <div className={styles.foot}>
          <span>{time}</span>
          {action}
        </div>
      </div>
    </li>
  );
}

type NoticeLogProps = { label: string; children: ReactNode[]; empty: ReactNode };

/** What was told, the newest first; what comes in while it is read is announced. */
export function NoticeLog({ label, children, empty }: NoticeLogProps) {
  return (
    <div role="log" aria-label={label}>
      {children.length > 0 ? <ul>{children}</ul> : <p className={noticeLog().empty}>{empty}</p>}
    </div>
  );
}
