import { userQuery } from '#api/reference-data.ts';
import type { Approval } from '#contract/approvals.ts';
import type { TimePoint } from '#contract/analytics.ts';
import { href } from '#routes';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { NoteList } from '#ui/content/note-list.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { unusualOf } from './anomalies.ts';
import { ageOf, Loaded } from './loaded.tsx';
import { NoticeNotes } from './notice-notes.tsx';
import { noticesOf } from './notices.ts';
import type { Part } from './part.ts';
import type { Periods } from './periods.ts';

/** How many notices are shown at once. */
const most = 5;

type NoticesProps = {
  live: Part<{ data: Approval[]; total: number }>;
  figures: Part<TimePoint[]>;
  periods: Periods;
};

function Notices({ approvals, figures, periods }: Omit<NoticesProps, 'live'> & { approvals: Approval[] }) {
  const { data: user } = useQuery(userQuery);
  const notices = noticesOf({
    approvals,
    unusual: figures.data && unusualOf(figures.data, periods.yesterday),
    hasNewTerms: user?.partner.terms_conditions.acceptation ?? false,
  });
  if (notices.length === 0) {
    const title = <Trans>Nothing needs your attention</Trans>;
    const note = <Trans>No cap is close to its limit, and all your offers take clicks.</Trans>;
    const quiet = { id: 'none', icon: CircleCheck, tone: 'success', title } as const;
    return <NoteList items={[approvals.length > 0 ? { ...quiet, note } : quiet]} />;
  }
  return <NoticeNotes notices={notices.slice(0, most)} />;
}

/** How many offers there is something to say of beyond those shown. */
function More({ live }: Pick<NoticesProps, 'live'>) {
  const approvals = live.data?.data ?? [];
  const rest = noticesOf({ approvals, unusual: null, hasNewTerms: false }).length - most;
  return rest > 0 ? (
    <ArrowLink>
      <Link href={href('liveOffers')}>
        <Plural value={rest} one="# more offer" other="# more offers" />
      </Link>
    </ArrowLink>
  ) : null;
}

/** What needs attention: full caps, stopped campaigns, unusual figures, new terms. */
export function NoticesCard({ live, figures, periods }: NoticesProps) {
  return (
    <Card title={<Trans>Notices</Trans>} end={<More live={live} />} busy={live.isBusy} foot={ageOf(live)}>
      <Loaded part={live} skeleton={<NoteList items={null} />}>
        {({ data }) => <Notices approvals={data} figures={figures} periods={periods} />}
      </Loaded>
    </Card>
  );
}
