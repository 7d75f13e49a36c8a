import { inquiriesHref } from '#account/inquiry-address.ts';
import type { InquiryCounts } from '#account/inquiry-news.tsx';
import { userQuery } from '#api/reference-data.ts';
import type { Approval } from '#contract/approvals.ts';
import { useOffered } from '#portal/offered.ts';
import { href } from '#routes';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { NoteList } from '#ui/content/note-list.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, MessageCircleQuestionMark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { unusualOf } from './anomalies.ts';
import { ageOf, Loaded } from './loaded.tsx';
import { AlertNotes } from './alert-notes.tsx';
import { alertsOf, type Alert } from './alerts.ts';
import type { Dashboard } from './use-dashboard.ts';

const most = 5;

// Asked for once the figures are there: what stands below must not move, so that it stands in the head.
const InquiryNews = lazyComponent(
  async () => (await import('#account/inquiry-news.tsx')).InquiryNews,
  undefined,
  { hasInitialStyles: true },
);

function useWaitingInquiries() {
  const [{ waiting }, onCount] = useState<InquiryCounts>({ answers: 0, waiting: 0 });
  const news = useOffered('inquiries') ? (
    <Suspense>
      <InquiryNews onCount={onCount} />
    </Suspense>
  ) : null;
  return { waiting, news };
}

const WaitingInquiries = ({ waiting }: { waiting: number }) => (
  <ArrowLink>
    <Link href={inquiriesHref()}>
      <Plural value={waiting} one="# inquiry waits for you" other="# inquiries wait for you" />
    </Link>
  </ArrowLink>
);

type AlertsProps = Pick<Dashboard, 'live' | 'figures' | 'setUp' | 'periods'> & {
  /** See `alertsOf`. */
  billing: { href: string } | null;
};

function useAlerts({ live, figures, setUp, periods, billing }: AlertsProps): readonly Alert[] {
  const { data: user } = useQuery(userQuery);
  return alertsOf({
    today: periods.today,
    approvals: live.data?.data ?? [],
    postbacks: setUp.data?.postbacks ?? [],
    unusual: figures.data && unusualOf(figures.data, periods.yesterday),
    hasNewTerms: user?.partner.terms_conditions.acceptation ?? false,
    refusedAddress: user?.email_refused_at ? user.email : null,
    billing,
  });
}

type ListProps = { alerts: readonly Alert[]; approvals: readonly Approval[]; isAsked: boolean };

function Alerts({ alerts, approvals, isAsked }: ListProps) {
  if (alerts.length === 0) {
    const title = isAsked ? (
      <Trans>Your network has a question</Trans>
    ) : (
      <Trans>No notices about your offers</Trans>
    );
    const note = <Trans>No cap is close to its limit, and all your offers take clicks.</Trans>;
    const quiet = {
      id: 'none',
      icon: isAsked ? MessageCircleQuestionMark : CircleCheck,
      tone: isAsked ? 'warning' : 'success',
      title,
    } as const;
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

/** Alerts: inquiries that wait for the publisher, full caps, ends and lower payouts ahead, failing postbacks, stopped campaigns, unusual figures, new terms, missing billing details, mails that come back. */
export function AlertsCard(props: AlertsProps) {
  const { live } = props;
  const alerts = useAlerts(props);
  const { waiting, news } = useWaitingInquiries();
  return (
    <Card
      title={<Trans>Notices</Trans>}
      end={waiting > 0 ? <WaitingInquiries waiting={waiting} /> : <More alerts={alerts} />}
      busy={live.isBusy}
      foot={ageOf(live)}
    >
      {news}
      <Loaded part={live} skeleton={<NoteList items={null} />}>
        {({ data }) => <Alerts alerts={alerts} approvals={data} isAsked={waiting > 0} />}
      </Loaded>
    </Card>
  );
}
