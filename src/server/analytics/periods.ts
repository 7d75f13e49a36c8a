export type Interval = 'hour' | 'day' | 'week' | 'month';

export const dayLength = 86_400_000;
export const hourLength = 3_600_000;

/** The day of an instant, in UTC, as YYYY-MM-DD. */
export const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
export const startOf = (day: string) => new Date(`${day}T00:00:00Z`);
export const addDays = (day: string, days: number) =>
  dayOf(new Date(startOf(day).getTime() + days * dayLength));
/** How many days a period has, both ends included. */
export const daysBetween = (from: string, to: string) =>
  (startOf(to).getTime() - startOf(from).getTime()) / dayLength + 1;
export const startOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
/** The Monday of the week of a day. */
export const startOfWeek = (day: string) => addDays(day, -((startOf(day).getUTCDay() + 6) % 7));

const nextMonth = (day: string) => startOfMonth(addDays(startOfMonth(day), 31));
const hoursOf = (day: string) =>
  Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00`);

const steps: Record<
  Exclude<Interval, 'hour'>,
  { first: (day: string) => string; next: (day: string) => string }
> = {
  day: { first: (day) => day, next: (day) => addDays(day, 1) },
  week: { first: startOfWeek, next: (day) => addDays(day, 7) },
  month: { first: startOfMonth, next: nextMonth },
};

/** Every interval that a period touches, named by its first day (an hour by its first minute). */
export function intervalsOf(period: { from: string; to: string }, interval: Interval): string[] {
  if (interval === 'hour') return intervalsOf(period, 'day').flatMap(hoursOf);
  const { first, next } = steps[interval];
  const intervals = [];
  for (let day = first(period.from); day <= period.to; day = next(day)) intervals.push(day);
  return intervals;
}
