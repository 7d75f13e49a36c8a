import { useMissingInfo } from '#account/use-missing-info.ts';
import { NoNotifications, NotificationItem, NotificationRow } from '#ui/feedback/notification-list.tsx';
import { href } from '#routes';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

type NoticesProps = { onOpen: () => void; children: ReactNode };

/** The list without toasts, with nothing above it or with what the account lacks and inquiries that have news. */
export function NothingNew({ hasInquiries }: { hasInquiries: boolean }) {
  const missing = useMissingInfo();
  return (
    <NoNotifications below={hasInquiries || missing !== null}>
      <Trans>No notifications. What comes up here stays until you sign out.</Trans>
    </NoNotifications>
  );
}

/** What the account lacks until it is there, and the way to the notices about offers. */
export function BellNotices({ onOpen, children }: NoticesProps) {
  const missing = useMissingInfo();
  return (
    <>
      {missing ? (
        <ul>
          <NotificationItem
            type="warning"
            title={<Trans>Billing details incomplete</Trans>}
            time={
              <Link href={missing.href} onClick={onOpen}>
                <Trans>Add missing info</Trans>
              </Link>
            }
          />
        </ul>
      ) : null}
      {children}
      <NotificationRow>
        <Link href={href('dashboard')} onClick={onOpen}>
          <Trans>Notices about your offers</Trans>
        </Link>
      </NotificationRow>
    </>
  );
}
