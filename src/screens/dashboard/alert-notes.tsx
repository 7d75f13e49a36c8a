import type { Approval } from '#contract/approvals.ts';
import type { CapSummary as Cap } from '#contract/offers.ts';
import type { Postback } from '#contract/postbacks.ts';
import { useFormats } from '#i18n/formats.tsx';
import { analyticsHref } from '#figures/analytics-address.ts';
import { useFigures } from '#figures/use-figures.ts';
import { href } from '#routes';
import { similarOffersHref } from '#offers/soon.ts';
import { NoteParts, type NoteItem } from '#ui/content/note-list.tsx';
import { ShortNoteList } from '#ui/content/short-note-list.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Activity,
  CalendarClock,
  CirclePause,
  CircleStop,
  FileText,
  Gauge,
  MailX,
  Receipt,
  Unplug,
} from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { fewestConversions, leastTolerance, tolerance, type Anomaly, type Unusual } from './anomalies.ts';
import type { Alert } from './alerts.ts';
import { DeadlineNote } from './deadline-note.tsx';
import { useWrittenUsual } from './use-written-usual.ts';

const reached: Record<Cap['period'], ReactNode> = {
  day: <Trans>Daily cap reached</Trans>,
  week: <Trans>Weekly cap reached</Trans>,
  month: <Trans>Monthly cap reached</Trans>,
  total: <Trans>Total cap reached</Trans>,
};
const near: Record<Cap['period'], ReactNode> = {
  day: <Trans>Daily cap almost reached</Trans>,
  week: <Trans>Weekly cap almost reached</Trans>,
  month: <Trans>Monthly cap almost reached</Trans>,
  total: <Trans>Total cap almost reached</Trans>,
};

const detailsOf = ({ id }: Approval) => href('liveOfferDetails', { id: String(id), type: 'live' });

// In one line: it says one thing.
function useUsed() {
  const { t } = useLingui();
  const { count, money } = useFormats();
  return ({ cap, approval }: { cap: Cap; approval: Approval }) => {
    const { currency } = approval.payout;
    const write = cap.type === 'payout' ? (value: number) => money(value, currency) : count;
    const [used, value] = [write(cap.used), write(cap.value)];
    const texts: Record<Cap['type'], string> = {
      clicks: t`${used}\u00A0of\u00A0${value}\u00A0clicks`,
      conversions: t`${used}\u00A0of\u00A0${value}\u00A0conversions`,
      payout: t`${used}\u00A0of\u00A0${value}`,
    };
    return texts[cap.type];
  };
}

function UnusualFigure({ anomaly }: { anomaly: Anomaly }) {
  const { figure, value } = anomaly;
  const figures = useFigures();
  const [name, found] = [figures.label(figure), figures.write(figure)(value)];
  const [from, to] = useWrittenUsual()(anomaly);
  return (
    <span>
      <Link href={analyticsHref({ preset: 'yesterday', kpis: [figure] })}>{name}</Link>{' '}
      <Trans>
        <b>{found}</b>, usual {from} to {to}
      </Trans>
    </span>
  );
}

function UnusualDay({ unusual: { anomalies, weeks } }: { unusual: Unusual }) {
  const least = useFormats().share(leastTolerance);
  return (
    <TextBlock>
      {anomalies.map((anomaly) => (
        <UnusualFigure key={anomaly.figure} anomaly={anomaly} />
      ))}
      <span>
        <Trans>
          Compared with the same weekday of the last {weeks} weeks. Shows days that differ by {least} or more,
          and by {tolerance} times the usual deviation. Days that usually have fewer than {fewestConversions}{' '}
          conversions are left out.
        </Trans>
      </span>
    </TextBlock>
  );
}

function CapNote({ alert }: { alert: Extract<Alert, { cap: Cap }> }) {
  const used = useUsed();
  const { offer } = alert.approval;
  return (
    <NoteParts
      first={
        <Link href={`${detailsOf(alert.approval)}?tab=caps`} data-offer={offer.id}>
          {offer.name}
        </Link>
      }
    >
      {used(alert)}
    </NoteParts>
  );
}

const OfferLink = ({ approval }: { approval: Approval }) => (
  <Link href={detailsOf(approval)} data-offer={approval.offer.id}>
    {approval.offer.name}
  </Link>
);

// Few offers have it.
const Announced = lazyComponent(async () => (await import('#offers/announced.tsx')).Announced, undefined, {
  hasInitialStyles: true,
});

function AheadNote({ approval }: { approval: Approval }) {
  const { expires_at: end, payout_change: next } = approval.offer;
  return (
    <>
      <OfferLink approval={approval} />
      <br />
      <Suspense fallback={'\u00A0'}>
        <Announced end={end} next={end ? null : next} />
      </Suspense>
      <br />
      <Link href={similarOffersHref(approval.offer)}>
        <Trans>Similar offers</Trans>
      </Link>
    </>
  );
}

function idOf(alert: Alert) {
  if ('approval' in alert) return `${alert.kind}-${alert.approval.id}`;
  return 'postback' in alert ? `${alert.kind}-${alert.postback.id}` : alert.kind;
}

const BillingNote = ({ href: place }: { href: string }) => (
  <>
    <Trans>Your earnings are paid out once your billing details are complete.</Trans>
    <DeadlineNote />
    <Link href={place}>
      <Trans>Add missing info</Trans>
    </Link>
  </>
);

const EmailNote = ({ address }: { address: string }) => (
  <>
    <Trans>There is no mailbox {address}: no more emails are sent there.</Trans>{' '}
    <Link href={`${href('profile')}?tab=security`}>
      <Trans>Change email address</Trans>
    </Link>
  </>
);

function PostbackNote({ postback: { id, name, last_delivery: last } }: { postback: Postback }) {
  const at = useFormats().dateTime(new Date(last?.at ?? 0));
  const answer = last?.http_status;
  return (
    <NoteParts first={<Link href={`${href('postbacks')}?edit=${id}`}>{name}</Link>}>
      {answer ? (
        <Trans>
          HTTP {answer} at {at}
        </Trans>
      ) : (
        <Trans>No answer at {at}</Trans>
      )}
    </NoteParts>
  );
}

type Notes = {
  [Kind in Alert['kind']]: (alert: Extract<Alert, { kind: Kind }>) => Omit<NoteItem, 'id'>;
};
const notesOfCaps: Pick<Notes, 'capReached' | 'capNear'> = {
  capReached: (alert) => ({
    icon: Gauge,
    tone: 'error',
    title: reached[alert.cap.period],
    note: <CapNote alert={alert} />,
  }),
  capNear: (alert) => ({
    icon: Gauge,
    tone: 'warning',
    title: near[alert.cap.period],
    note: <CapNote alert={alert} />,
  }),
};

const ahead = (title: ReactNode, approval: Approval) =>
  ({ icon: CalendarClock, tone: 'warning', title, note: <AheadNote approval={approval} /> }) as const;
const notesAhead: Pick<Notes, 'endsSoon' | 'paysLess'> = {
  endsSoon: ({ approval }) => ahead(<Trans>Offer ends soon</Trans>, approval),
  paysLess: ({ approval }) => ahead(<Trans>Payout falls soon</Trans>, approval),
};

function useNoteOf(): (alert: Alert) => NoteItem {
  const { day, weekday } = useFormats();
  const { t } = useLingui();

  const notes: Notes = {
    newTerms: () => ({
      icon: FileText,
      tone: 'warning',
      title: t`New terms to accept`,
      note: <Trans>Accept them to keep using the portal.</Trans>,
    }),
    email: ({ address }) => ({
      icon: MailX,
      tone: 'error',
      title: t`Emails do not reach you`,
      note: <EmailNote address={address} />,
    }),
    billing: ({ href: place }) => ({
      icon: Receipt,
      tone: 'warning',
      title: t`Billing details incomplete`,
      note: <BillingNote href={place} />,
    }),
    postback: ({ postback }) => ({
      icon: Unplug,
      tone: 'error',
      title: t`Postback fails`,
      note: <PostbackNote postback={postback} />,
    }),
    unusual: ({ unusual }) => {
      const [date, name] = [day(unusual.day), weekday(new Date(unusual.day).getUTCDay())];
      return {
        icon: Activity,
        tone: 'warning',
        title: t`Unusual figures on ${name}, ${date}`,
        note: <UnusualDay unusual={unusual} />,
      };
    },
    ...notesOfCaps,
    ...notesAhead,
    ended: ({ approval }) => ({
      icon: CircleStop,
      tone: 'error',
      title: t`Campaign has ended`,
      note: <OfferLink approval={approval} />,
    }),
    paused: ({ approval }) => ({
      icon: CirclePause,
      tone: 'info',
      title: t`Paused, not taking clicks`,
      note: <OfferLink approval={approval} />,
    }),
  };
  // Each alert is passed to the function of its own kind.
  return (alert) => ({ id: idOf(alert), ...notes[alert.kind](alert as never) });
}

/** Alerts, each with a link to its subject. */
export function AlertNotes({ alerts }: { alerts: readonly Alert[] }) {
  const noteOf = useNoteOf();
  return <ShortNoteList items={alerts.map(noteOf)} />;
}
