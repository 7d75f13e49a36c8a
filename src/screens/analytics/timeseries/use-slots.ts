import type { Slot } from '#charts/line-model.ts';
import type { DayRange, Interval } from '#contract/days.ts';
import { daysOfInterval } from '#i18n/day-ranges.ts';
import { stateOf } from '#i18n/finished.ts';
import { useFormats, type Formats } from '#i18n/formats.tsx';
import { useLingui } from '@lingui/react/macro';
import type { View } from '../use-view.ts';

const hourOf = (date: string) => date.slice(11);
const isMidnight = (date: string) => hourOf(date) === '00:00';

function nameOf(date: string, { interval, range, formats }: Naming): string {
  if (interval === 'hour') return `${formats.day(date)} ${hourOf(date)}`;
  const { from, to } = daysOfInterval(date, interval, range);
  return from === to ? formats.day(from) : `${formats.day(from)} – ${formats.day(to)}`;
}

function shortNameOf(date: string, { interval, range, formats }: Naming): string {
  if (interval === 'hour' && !isMidnight(date)) return hourOf(date);
  return formats.shortDay(daysOfInterval(date, interval, range).from);
}

type Naming = { interval: Interval; range: DayRange; formats: Formats };

export function useSlots({ now, compared, interval, at }: View): Slot[] {
  const { t } = useLingui();
  const formats = useFormats();
  const naming = { interval, range: now.range, formats };
  const before = compared && { interval, range: compared.range, formats };
  return (now.points ?? []).map(({ date }, index) => {
    const point = compared?.points?.[index];
    const written = nameOf(date, naming);
    const isOpen = stateOf(date, { interval, range: now.range, at }) === 'running';
    return {
      id: date,
      name: isOpen ? t`${written}, so far` : written,
      isOpen,
      shortName: shortNameOf(date, naming),
      before: before && point ? nameOf(point.date, before) : null,
    };
  });
}
