import type { ToastType } from '#machines/toast/toast.machine.ts';
import type { ReactNode } from 'react';
import { hiddenText, notificationList } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import { toastVariants } from './toast-variants.ts';

type NotificationItemProps = {
  type: ToastType;
  title: ReactNode;
  text?: ReactNode;
  time: ReactNode;
  /** A small button. */
  action?: ReactNode;
};

// An action may go once it is carried out: its focus goes on to the next one, else to the list itself.
function keepFocus(place: HTMLElement) {
  return () => {
    const list = place.closest<HTMLElement>('[role=log]');
    if (!list || !place.contains(document.activeElement)) return;
    const actions = list.querySelectorAll<HTMLElement>('button, a');
    const next = [...actions].find(
      (action) => place.compareDocumentPosition(action) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    (next ?? list).focus();
  };
}

export function NotificationItem({ type, title, text, time, action }: NotificationItemProps) {
  const { tone, icon } = toastVariants[type];
  const styles = notificationList({ tone });
  return (
    <li className={styles.item}>
      <Icon of={icon} />
      <div>
        <strong className={styles.title}>{title}</strong>
        {text ? <span className={styles.text}>{text}</span> : null}
        <div className={styles.foot}>
          <span>{time}</span>
          {action ? <span ref={keepFocus}>{action}</span> : null}
        </div>
      </div>
    </li>
  );
}

/** A way on, below a hairline, where the texts of the others begin. */
export const NotificationRow = ({ children }: { children: ReactNode }) => (
  <div className={notificationList().row}>{children}</div>
);

type NoneProps = { children: ReactNode; below: boolean };

/** That there are none; `below` others of the same panel only screen readers are told, by the list's own name. */
export const NoNotifications = ({ children, below }: NoneProps) => (
  <p className={below ? hiddenText() : notificationList().empty}>{children}</p>
);

/** `empty` stands in place of the first. */
type NotificationListProps = { label: string; children: ReactNode[]; empty: ReactNode };

/** The newest first; what comes in while it is open is announced. */
export function NotificationList({ label, children, empty }: NotificationListProps) {
  return (
    <div role="log" tabIndex={-1} aria-label={label} className={notificationList().root}>
      {children.length > 0 ? <ul>{children}</ul> : empty}
    </div>
  );
}
