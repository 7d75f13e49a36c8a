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
import { AlertNotes } from './alert-notes.tsx';
import { alertsOf } from './alerts.ts';
import type { Part } from './part.ts';
import type { Periods } from './periods.ts';

const most = 5;

type AlertsProps = {
  live: Part<{ data: Approval[]; total: number }>;
  figures: Part<TimePoint[]>;
  periods: Periods;
};

function Alerts({ approvals, figures, periods }: Omit<AlertsProps, 'live'> & { approvals: Approval[] }) {
  const { data: user } = useQuery(userQuery);
  const alerts = alertsOf({
    approvals,
    unusual: figures.data && unusualOf(figures.data, periods.yesterday),
    hasNewTerms: user?.partner.terms_conditions.acceptation ?? false,
  });
  if (alerts.length === 0) {
    const title = <Trans>Nothing needs your attention</Trans>;
    const note = <Trans>No cap is close to its limit, and all your offers take clicks.</Trans>;
    const quiet = { id: 'none', icon: CircleCheck, tone: 'success', title } as const;
    return <NoteList items={[approvals.length > 0 ? { ...quiet, note } : quiet]} />;
  }
  return <AlertNotes alerts={alerts.slice(0, most)} />;
}

function More({ live }: Pick<AlertsProps, 'live'>) {
  const approvals = live.data?.data ?? [];
  const rest = alertsOf({ approvals, unusual: null, hasNewTerms: false }).length - most;
  return rest > 0 ? (
    <ArrowLink>
      <Link href={href('liveOffers')}>
        <Plural value={rest} one="# more offer" other="# more offers" />
      </Link>
    </ArrowLink>
  ) : null;
}

/** Alerts: full caps, stopped campaigns, unusual figures, new terms. */
export function AlertsCard({ live, figures, periods }: AlertsProps) {
  return (
    <Card title={<Trans>Notices</Trans>} end={<More live={live} />} busy={live.isBusy} foot={ageOf(live)}>
      <Loaded part={live} skeleton={<NoteList items={null} />}>
        {({ data }) => <Alerts approvals={data} figures={figures} periods={periods} />}
      </Loaded>
    </Card>
  );
}
