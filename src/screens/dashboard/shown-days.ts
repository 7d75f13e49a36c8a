import { addDays, daysOf, type DayRange } from '#contract/days.ts';
import { longestPeriod } from '#contract/longest-period.ts';
import { daysIn, type AnalyticsChange } from '#figures/analytics-address.ts';
import { comparedRange, rangeOf, type Preset } from '#i18n/day-ranges.ts';
import { equalParts, type EqualParts } from '#i18n/finished.ts';
import { mostWeeks } from './anomalies.ts';
import type { Periods } from './periods.ts';

/** Ranges of whole days: what is shorter stands in the card of today. */
export const dashboardPresets = [
  'month-to-date',
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'last-month',
  'last-3-months',
] as const satisfies readonly Preset[];
type DashboardPreset = (typeof dashboardPresets)[number];
const [fallback] = dashboardPresets;

export type ShownDays = {
  /** null: the days were chosen one by one. */
  preset: DashboardPreset | null;
  range: DayRange;
  /** What changes compare; null while no day of it is over. */
  parts: EqualParts | null;
  /** The days of the chart and of its compared line. */
  chart: DayRange;
  before: DayRange;
  /** What is requested beside the figures of the month; null for the month itself. */
  requested: { now: DayRange; before: DayRange } | null;
  /** The same in Analytics. */
  analytics: AnalyticsChange;
};

const ofMonth = ({ month, parts, wholeMonth, wholeBefore }: Periods): ShownDays => ({
  preset: fallback,
  range: month,
  parts,
  chart: wholeMonth,
  before: wholeBefore,
  requested: null,
  analytics: { preset: fallback, comparison: 'month' },
});

// Months are compared with the month before, any other days with as many before them.
function ofDays(preset: DashboardPreset | null, range: DayRange, now: Date): ShownDays {
  const comparison = preset === 'last-month' ? 'month' : 'previous';
  const before = comparedRange(range, comparison) ?? range;
  const parts = equalParts(range, before, now);
  const history = addDays(range.from, -7 * mostWeeks);
  return {
    preset,
    range,
    parts: parts?.hours === null ? parts : null,
    chart: range,
    before,
    requested: {
      now: range,
      // Enough for the usual range of a weekday, too.
      before: { from: before.from < history ? before.from : history, to: addDays(range.from, -1) },
    },
    analytics: { ...(preset ? { preset } : { range }), comparison },
  };
}

// Days to come, and more than one request may ask for, are none that can be shown.
function customIn(address: URLSearchParams, today: string): DayRange | null {
  const days = daysIn(address);
  return days && days.to <= today && daysOf(days) <= longestPeriod ? days : null;
}

/** The days in the address; the month so far where there are none that can be shown. */
export function shownDays(address: URLSearchParams, periods: Periods, now: Date): ShownDays {
  const days = customIn(address, periods.today);
  if (days) return ofDays(null, days, now);
  const preset = dashboardPresets.find((name) => name === address.get('range')) ?? fallback;
  // No preset here depends on the first day of a week.
  return preset === fallback
    ? ofMonth(periods)
    : ofDays(preset, rangeOf(preset, { now, firstWeekDay: 1 }), now);
}

/** Names what is shown in the address; the month so far by nothing. */
export function withDays(
  address: URLSearchParams,
  change: { preset: Preset } | { range: DayRange },
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['range', 'from', 'to']) next.delete(name);
  if ('range' in change) {
    next.set('from', change.range.from);
    next.set('to', change.range.to);
  } else if (change.preset !== fallback) next.set('range', change.preset);
  return next;
}
