import { userQuery } from '#api/reference-data.ts';
import type { Approval } from '#contract/approvals.ts';
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
import { alertsOf, type Alert } from './alerts.ts';
import type { Dashboard } from './use-dashboard.ts';

const most = 5;

type AlertsProps = Pick<Dashboard, 'live' | 'figures' | 'setUp' | 'periods'> & {
  /** See `alertsOf`. */
  billing: { href: string } | null;
};

function useAlerts({ live, figures, setUp, periods, billing }: AlertsProps): readonly Alert[] {
  const { data: user } = useQuery(userQuery);
  return alertsOf({
    approvals: live.data?.data ?? [],
    postbacks: setUp.data?.postbacks ?? [],
    unusual: figures.data && unusualOf(figures.data, periods.yesterday),
    hasNewTerms: user?.partner.terms_conditions.acceptation ?? false,
    refusedAddress: user?.email_refused_at ? user.email : null,
    billing,
  });
}

function Alerts({ alerts, approvals }: { alerts: readonly Alert[]; approvals: readonly Approval[] }) {
  if (alerts.length === 0) {
    const title = <Trans>Nothing needs your attention</Trans>;
    const note = <Trans>No cap is close to its limit, and all your offers take clicks.</Trans>;
    const quiet = { id: 'none', icon: CircleCheck, tone: 'success', title } as const;
    return <NoteList items={[approvals.length > 0 ? { ...quiet, note } : quiet]} />;
  }
  return <AlertNotes alerts={alerts.slice(0, most)} />;
}

function More({ alerts }: { alerts: readonly Alert[] }) {
  const rest = alerts.slice(most).filter((alert) => 'approval' in alert).length;
  return rest > 0 ? (
    <ArrowLink>
      <Link href={href('liveOffers')}>
        <Plural value={rest} one="# more offer" other="# more offers" />
      </Link>
    </ArrowLink>
  ) : null;
}

/** Alerts: full caps, failing postbacks, stopped campaigns, unusual figures, new terms, missing billing details, mails that come back. */
export function AlertsCard(props: AlertsProps) {
  const { live } = props;
  const alerts = useAlerts(props);
  return (
    <Card title={<Trans>Notices</Trans>} end={<More alerts={alerts} />} busy={live.isBusy} foot={ageOf(live)}>
      <Loaded part={live} skeleton={<NoteList items={null} />}>
        {({ data }) => <Alerts alerts={alerts} approvals={data} />}
      </Loaded>
    </Card>
  );
}
