import { daysOf, type DayRange, type Interval } from '#contract/days.ts';
import { daysOfInterval } from '#i18n/day-ranges.ts';
import { changeOf } from '#i18n/figures.ts';
import { stateOf } from '#i18n/finished.ts';
import type { Line } from '#charts/line-model.ts';
import type { View } from '../use-view.ts';

type Place = { date: string; range: DayRange };

// Whole months are a match whatever their days; the rest of one that the range cuts off is none for a whole one.
function isMatch(one: Place, other: Place, interval: Interval): boolean {
  const [part, otherPart] = [one, other].map(({ date, range }) => {
    const days = daysOf(daysOfInterval(date, interval, range));
    const whole = daysOf(daysOfInterval(date, interval, { from: date, to: '9999-12-31' }));
    return { days, isWhole: days === whole };
  });
  return part?.days === otherPart?.days || (part?.isWhole === true && otherPart?.isWhole === true);
}

/**
 * How far a line went up or down, row by row, in percent: against the compared period, without one against the row
 * before. Null where nothing is to compare with: no such row, one that is not over, one of other length.
 */
export function changesOf({ values, before }: Pick<Line, 'values' | 'before'>, view: View) {
  const { now, compared, interval, at } = view;
  const places = (now.points ?? []).map(({ date }): Place => ({ date, range: now.range }));
  const others = compared
    ? (compared.points ?? []).map(({ date }): Place => ({ date, range: compared.range }))
    : [null, ...places];
  const otherValues = compared ? before : [null, ...values];
  return places.map((place, nth) => {
    const other = others[nth];
    if (!other || !isMatch(place, other, interval)) return null;
    if (stateOf(place.date, { interval, range: place.range, at }) !== 'over') return null;
    return changeOf(values[nth], otherValues?.[nth]);
  });
}
