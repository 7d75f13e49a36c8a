import { entryOf, wordOf } from '#i18n/words.ts';
import type { ApprovalDetails } from '#contract/approvals.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Timeline, type TimelineItem } from '#ui/content/timeline.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, CheckCheck, Circle, Pencil, Send, Undo2, X } from 'lucide-react';

type Event = ApprovalDetails['history'][number];
type Look = Pick<TimelineItem, 'icon' | 'tone'> & { title: MessageDescriptor };

const events: Record<Event['action'], Look> = {
  applied: { icon: Send, tone: 'success', title: msg`Applied` },
  changed: { icon: Pencil, tone: 'neutral', title: msg`Comment changed` },
  approved: { icon: CheckCheck, tone: 'success', title: msg`Approved` },
  rejected: { icon: X, tone: 'error', title: msg`Rejected` },
  blocked: { icon: Ban, tone: 'error', title: msg`Blocked` },
  withdrawn: { icon: Undo2, tone: 'neutral', title: msg`Withdrawn` },
};

const titles = Object.fromEntries(Object.entries(events).map(([action, { title }]) => [action, title]));
const unknown: Pick<Look, 'icon' | 'tone'> = { icon: Circle, tone: 'neutral' };

const actors: Record<Event['actor'], MessageDescriptor> = {
  publisher: msg`by you`,
  operator: msg`by the network`,
  network: msg`automatically`,
};

export const isWithdrawn = ({ history }: Pick<ApprovalDetails, 'history'>): boolean =>
  history.at(-1)?.action === 'withdrawn';

const isWaiting = (approval: ApprovalDetails) => approval.status === 'pending' && !isWithdrawn(approval);

function Due({ at }: { at: string | null }) {
  const { dateTime } = useFormats();
  const due = at && dateTime(new Date(at));
  return due ? (
    <Trans>Expected by {due}</Trans>
  ) : (
    <Trans>The network reviews your application by hand and writes to you.</Trans>
  );
}

/** The history of an application and its next event, as a timeline. */
export function HistoryTimeline({ approval }: { approval: ApprovalDetails }) {
  const { i18n } = useLingui();
  const { dateTime } = useFormats();
  const { history, review_due_at } = approval;
  const past = history.map(({ at, action, actor, reason }, nth): TimelineItem => {
    const { icon, tone } = entryOf(events, action) ?? unknown;
    const title = wordOf(titles, action, i18n);
    const when = `${dateTime(new Date(at))} ${wordOf(actors, actor, i18n)}`;
    const note = reason ? (
      <>
        {when} · <NetworkText>{reason}</NetworkText>
      </>
    ) : (
      when
    );
    return { id: String(nth), icon, tone, title, note };
  });
  const next: TimelineItem = {
    id: 'next',
    icon: Circle,
    tone: 'neutral',
    title: <Trans>Decision</Trans>,
    note: <Due at={review_due_at} />,
  };
  return <Timeline items={isWaiting(approval) ? [...past, next] : past} />;
}

export function History({ approval }: { approval: ApprovalDetails }) {
  return (
    <Card title={approval.status === 'approved' ? <Trans>History</Trans> : <Trans>Approval progress</Trans>}>
      <CardBody>
        <HistoryTimeline approval={approval} />
      </CardBody>
    </Card>
  );
}
