import { userQuery } from '#api/reference-data.ts';
import { useMissingInfo } from '#account/use-missing-info.ts';
import { useFormats } from '#i18n/formats.tsx';
import { href } from '#routes';
import { NoteList, type NoteItem } from '#ui/content/note-list.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, LayoutDashboard, Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

type NoticesProps = { onOpen: () => void; children: ReactNode };

function useNotices(onOpen: () => void): NoteItem[] {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const missing = useMissingInfo();
  const hold = useQuery(userQuery).data?.payout_hold;
  const until = hold ? dateTime(new Date(hold.until)) : '';
  return [
    ...(missing
      ? [
          {
            id: 'billing',
            icon: Receipt,
            tone: 'warning' as const,
            title: t`Billing details incomplete`,
            note: (
              <Link href={missing.href} onClick={onOpen}>
                <Trans>Add missing info</Trans>
              </Link>
            ),
          },
        ]
      : []),
    ...(hold
      ? [{ id: 'hold', icon: CalendarClock, tone: 'warning' as const, title: t`No payouts until ${until}` }]
      : []),
    {
      id: 'offers',
      icon: LayoutDashboard,
      tone: 'neutral',
      title: (
        <Link href={href('dashboard')} onClick={onOpen}>
          <Trans>Notices about your offers</Trans>
        </Link>
      ),
    },
  ];
}

/** What concerns the account until it is dealt with, and the way to the notices of the dashboard. */
export function BellNotices({ onOpen, children }: NoticesProps) {
  const notices = useNotices(onOpen);
  return (
    <>
      <NoteList items={notices} />
      {children}
    </>
  );
}
