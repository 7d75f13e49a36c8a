const dayLength = 24 * 60 * 60 * 1000;

/** A range of whole days of the network (UTC), both included, YYYY-MM-DD. */
export type DayRange = { from: string; to: string };

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The last `count` days, today included. */
export const lastDays = (count: number, now: Date): DayRange => ({
  from: dayOf(now.getTime() - (count - 1) * dayLength),
  to: dayOf(now.getTime()),
});

/** As many days, right before the range. */
export function daysBefore({ from, to }: DayRange): DayRange {
  const start = Date.parse(from);
  const length = Date.parse(to) - start + dayLength;
  return { from: dayOf(start - length), to: dayOf(start - dayLength) };
}
