import { daysOf, type DayRange, type Interval } from '#contract/days.ts';
import { daysOfInterval } from '#i18n/day-ranges.ts';
import { stateOf } from '#i18n/finished.ts';
import type { Line } from '#charts/line-model.ts';
import type { View } from '../use-view.ts';

export type Rows = Pick<View, 'now' | 'compared' | 'begun' | 'interval' | 'at'>;

type Row = { date: string; range: DayRange };

const rowsOf = ({ points, range }: View['now']) => (points ?? []).map(({ date }): Row => ({ date, range }));

const endOfTime = '9999-12-31';

function lengthOf({ date, range }: Row, interval: Interval) {
  const days = daysOf(daysOfInterval(date, interval, range));
  const isWhole = days === daysOf(daysOfInterval(date, interval, { from: date, to: endOfTime }));
  return { days, isWhole };
}

// Two whole months compare, though one has more days; a week that the range cuts off does not compare with a whole one.
function isComparable(row: Row, former: Row, interval: Interval): boolean {
  const [one, other] = [lengthOf(row, interval), lengthOf(former, interval)];
  return one.days === other.days || (one.isWhole && other.isWhole);
}

/**
 * What each row of a line is compared with: its row in the compared period, without one the row before. Null where
 * nothing compares: no such row, a row that is not over, rows of different length.
 */
export function formerValues({ values, before }: Pick<Line, 'values' | 'before'>, view: Rows) {
  const { now, compared, begun, interval, at } = view;
  const rows = rowsOf(now);
  const formerRows = compared ? rowsOf(compared) : [null, ...rows];
  const candidates = compared ? before : [null, ...values];
  return rows.map((row, index) => {
    const former = formerRows[index];
    const isOver = stateOf(row.date, { interval, range: row.range, at }) === 'over';
    const isBegun = begun === null || (former !== null && former !== undefined && former.date >= begun);
    return former && isBegun && isOver && isComparable(row, former, interval)
      ? (candidates?.[index] ?? null)
      : null;
  });
}
