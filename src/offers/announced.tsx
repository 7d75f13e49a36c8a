import type { PayoutChange } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { Badge, type BadgeTone } from '#ui/content/badge.tsx';
import { useLingui } from '@lingui/react/macro';
import { CalendarClock } from 'lucide-react';
import { lastDayBefore, riseOf } from './soon.ts';

type Announcement = { id: 'end' | 'next'; text: string; tone: BadgeTone };

function useNext() {
  const { t } = useLingui();
  const formats = useFormats();
  return (change: PayoutChange): Pick<Announcement, 'text' | 'tone'> => {
    const { at, to } = change;
    const amount = amountOf(to, formats);
    const [date, model] = [formats.utcDate(new Date(at)), modelName(to.model)];
    const rise = riseOf(change);
    if (rise === null) return { tone: 'info', text: t`Payout changes to ${amount} ${model} on ${date}` };
    // Those of other events or countries change.
    if (rise === 0) return { tone: 'info', text: t`Payouts change on ${date}` };
    return rise < 0
      ? { tone: 'warning', text: t`Payout falls to ${amount} on ${date}` }
      : { tone: 'success', text: t`Payout rises to ${amount} on ${date}` };
  };
}

function useAnnouncements({ end, next }: Pick<AnnouncedProps, 'end' | 'next'>): Announcement[] {
  const { t } = useLingui();
  const formats = useFormats();
  const nextOf = useNext();
  const date = end ? formats.utcDate(lastDayBefore(end)) : '';
  return [
    ...(end ? [{ id: 'end' as const, tone: 'warning' as const, text: t`Last full day: ${date}` }] : []),
    ...(next ? [{ id: 'next' as const, ...nextOf(next) }] : []),
  ];
}

export type AnnouncedProps = {
  end: string | null | undefined;
  next: PayoutChange | null | undefined;
  inBadges?: boolean | undefined;
};

export function Announced({ inBadges, ...what }: AnnouncedProps) {
  const announcements = useAnnouncements(what);
  if (!inBadges) return announcements.map(({ text }) => text).join(' · ');
  return announcements.map(({ id, text, tone }) => (
    <Badge key={id} tone={tone} icon={CalendarClock}>
      {text}
    </Badge>
  ));
}
